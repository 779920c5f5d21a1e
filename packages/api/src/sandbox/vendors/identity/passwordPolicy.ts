import { IdentityProblem, invalidParameter } from './problems.ts';

/** Checked before the policy, with an error of its own. */
const SHAPE = /^[\S]+.*[\S]+$/;

const rules: readonly (readonly [holds: (password: string) => boolean, complaint: string])[] = [
  [(password) => SHAPE.test(password), 'Password must not start or end with a space'],
  [(password) => [...password].length >= 8, 'Password not long enough'],
  [(password) => /[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /\d/.test(password), 'Password must have numeric characters'],
];

/** The first rule that a new password breaks, as a message; undefined when it breaks none. */
export function passwordComplaint(password: string): string | undefined {
  return rules.find(([holds]) => !holds(password))?.[1];
}

/** Throws `InvalidParameterException` or `InvalidPasswordException` with the first rule that a new password breaks. */
export function assertStrongPassword(password: string): void {
  if (!SHAPE.test(password)) {
    throw invalidParameter(
      `1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ${SHAPE.source}`,
    );
  }
  const broken = passwordComplaint(password);
  if (broken === undefined) return;
  throw new IdentityProblem('InvalidPasswordException', `Password did not conform with policy: ${broken}`);
}
