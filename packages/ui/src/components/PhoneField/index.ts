export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export { isPhoneNumber } from './phone.ts';
