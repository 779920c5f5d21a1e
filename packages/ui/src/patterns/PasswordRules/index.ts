export { PasswordRules, type PasswordRulesProps, type PasswordRulesStrings } from './PasswordRules.tsx';
export { lacking, type PasswordRule } from './lacking.ts';
