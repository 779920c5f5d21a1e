import { isEmailAddress } from '@patient/api/model';
import { typedLine } from '@patient/ui/text';

/** Problem of a field, or of the whole form if there is no name. */
export interface FieldProblem {
  readonly name?: string;
  readonly message: string;
}

/** Any character that no email has. */
const INVALID_CHARACTER = /[^\w@.!#$%&'*+/=?^`{|}~-]/u;

/** Problem of a typed email address; undefined if it can be one. */
export function emailProblem(typed: string): string | undefined {
  const email = typedLine(typed);
  if (email === '') return 'Enter your email';
  if (isEmailAddress(email)) return undefined;
  const [invalid] = INVALID_CHARACTER.exec(email) ?? [];
  if (invalid !== undefined)
    return `An email can't have ${invalid === ' ' ? 'a space' : `“${invalid}”`}. Enter one like name@example.com`;
  return email.endsWith('.')
    ? 'Remove the dot at the end of your email'
    : 'Enter an email like name@example.com';
}

/** Problems of email and password that don't need the service. */
export function signInProblems(email: string, password: string): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const message = emailProblem(email);
  if (message !== undefined) problems.push({ name: 'email', message });
  if (password === '') problems.push({ name: 'password', message: 'Enter your password' });
  return problems;
}
