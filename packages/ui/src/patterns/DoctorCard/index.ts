export { DoctorCard, type DoctorCardProps, type DoctorInfo } from './DoctorCard.tsx';
export type { DoctorDegree } from './DoctorFacts.tsx';
export type { DoctorLicense } from './licensesByState.ts';
export type { DoctorCardStrings } from './strings.ts';
