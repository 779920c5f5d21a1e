export { HiddenUsername, type HiddenUsernameProps } from './HiddenUsername.tsx';
export { PasswordField, type PasswordFieldProps, type PasswordFieldStrings } from './PasswordField.tsx';
