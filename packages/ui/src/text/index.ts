export { asciiSigns, digitsOf, isBlank, typedLine } from './typed.ts';
