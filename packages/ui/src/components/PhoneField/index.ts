export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
export { formatPhone, isPhoneNumber } from './phone.ts';
