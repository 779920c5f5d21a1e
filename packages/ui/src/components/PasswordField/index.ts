export { PasswordField, type PasswordFieldProps, type PasswordFieldStrings } from './PasswordField.tsx';
