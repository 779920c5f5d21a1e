export { BirthDateField, type BirthDateFieldProps, type BirthDateStrings } from './BirthDateField.tsx';
export { readBirthDate, type BirthDateReading, type DatePart } from './birthDate.ts';
export { birthDateError, type BirthDateProblems } from './birthDateError.ts';
