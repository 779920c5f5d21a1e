import { unmetRules } from '@patient/ui/PasswordRules';
import type { FieldProblem } from './views/signIn.ts';

/** Problem of a chosen password, for the named field. */
export const newPasswordProblems = (name: string, password: string): readonly FieldProblem[] =>
  unmetRules(password).length === 0 ? [] : [{ name, message: 'Choose a password that meets every rule' }];
