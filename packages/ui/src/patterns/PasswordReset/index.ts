export { NewPassword, type NewPasswordProps, type NewPasswordState } from './NewPassword.tsx';
export { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';
export { PasswordReset, type PasswordResetProps } from './PasswordReset.tsx';
export type { PasswordResetStrings } from './strings.tsx';
