export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export { readNumber } from './readNumber.ts';
