import { IdentityProblem } from './problems.ts';

const rules: readonly (readonly [holds: (password: string) => boolean, complaint: string])[] = [
  [(password) => [...password].length >= 8, 'Password not long enough'],
  [(password) => /[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /\d/.test(password), 'Password must have numeric characters'],
];

/** The first rule that a new password breaks, as a message; undefined when it breaks none. */
export function passwordComplaint(password: string): string | undefined {
  return rules.find(([holds]) => !holds(password))?.[1];
}

/** Throws `InvalidPasswordException` with the first rule that a new password breaks. */
export function assertStrongPassword(password: string): void {
  const broken = passwordComplaint(password);
  if (broken === undefined) return;
  throw new IdentityProblem('InvalidPasswordException', `Password did not conform with policy: ${broken}`);
}
