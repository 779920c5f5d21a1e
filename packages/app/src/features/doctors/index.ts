export { assignedDoctorAtom, doctorAtom } from './data/doctors.ts';
export { doctorTitle } from './rules/doctorInfo.ts';
