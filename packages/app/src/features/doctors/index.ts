export { assignedDoctorAtom } from './data/assignedDoctor.ts';
export { doctorAtom } from './data/doctor.ts';
export { doctorTitle } from './rules/doctorInfo.ts';
