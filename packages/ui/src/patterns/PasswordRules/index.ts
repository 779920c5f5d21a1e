export { PasswordRules, type PasswordRulesProps, type PasswordRulesStrings } from './PasswordRules.tsx';
export { unmetRules, type PasswordRule } from './unmetRules.ts';
