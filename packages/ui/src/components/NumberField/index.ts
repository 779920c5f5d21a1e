export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export { parseNumber } from './parseNumber.ts';
