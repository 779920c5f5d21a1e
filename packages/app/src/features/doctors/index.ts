export { assignedDoctorAtom, doctorAtom } from './data/doctors.ts';
export { doctorTitle } from './views/doctorInfo.ts';
