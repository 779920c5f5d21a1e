export { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField.tsx';
export { PasswordRules, type PasswordRulesProps, type PasswordRulesStrings } from './PasswordRules.tsx';
export { unmetRules, type PasswordRule } from './unmetRules.ts';
