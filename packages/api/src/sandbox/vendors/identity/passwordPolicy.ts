import { IdentityProblem, invalidParameter } from './problems.ts';

/** Checked before the policy, with a different error. */
const SHAPE = /^[\S]+.*[\S]+$/;

const rules: readonly (readonly [isMet: (password: string) => boolean, message: string])[] = [
  [(password) => SHAPE.test(password), 'Password must not start or end with a space'],
  [(password) => [...password].length >= 8, 'Password not long enough'],
  [(password) => /[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /\d/.test(password), 'Password must have numeric characters'],
];

/** Message about the first rule that a new password violates; undefined if there is none. */
export function passwordError(password: string): string | undefined {
  return rules.find(([isMet]) => !isMet(password))?.[1];
}

/** Throws `InvalidParameterException` or `InvalidPasswordException` with the first rule that a new password violates. */
export function assertStrongPassword(password: string): void {
  if (!SHAPE.test(password)) {
    throw invalidParameter(
      `1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ${SHAPE.source}`,
    );
  }
  const message = passwordError(password);
  if (message === undefined) return;
  throw new IdentityProblem('InvalidPasswordException', `Password did not conform with policy: ${message}`);
}
