export { BirthDateField, type BirthDateFieldProps, type BirthDateStrings } from './BirthDateField.tsx';
export { parseBirthDate, type ParsedBirthDate, type DatePart } from './birthDate.ts';
export { birthDateError, type BirthDateErrorStrings } from './birthDateError.ts';
