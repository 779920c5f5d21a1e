import { randomBytes } from './bytes.ts';
import { expiredCode, limitExceeded, wrongCode } from './problems.ts';
import type { CodeDelivery, CodePurpose, IdentityUser, IdentityUsers } from './types.ts';

const lifetimeMs: Record<CodePurpose, number> = {
  'sign-up': 24 * 60 * 60 * 1000,
  reset: 60 * 60 * 1000,
};
const allowedGuesses = 5;

function sixDigits(): string {
  const number = randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 1_000_000).padStart(6, '0');
}

/** Replaces the account's code and delivers the new one. */
export function sendCode(
  users: IdentityUsers,
  user: IdentityUser,
  purpose: CodePurpose,
  now: number,
  deliver: (delivery: CodeDelivery) => void,
): void {
  const value = sixDigits();
  users.put({
    ...user,
    code: { purpose, value, expiresAt: now + lifetimeMs[purpose], wrongTries: 0 },
  });
  deliver({ email: user.email, code: value, purpose });
}

/** Throws unless that code was sent for that purpose, is still good, and was not guessed at too often. */
export function assertCode(
  users: IdentityUsers,
  user: IdentityUser,
  purpose: CodePurpose,
  given: string,
  now: number,
): void {
  const { code } = user;
  if (code?.purpose !== purpose || now >= code.expiresAt) throw expiredCode();
  if (code.wrongTries >= allowedGuesses) throw limitExceeded();
  if (given === code.value) return;
  users.put({ ...user, code: { ...code, wrongTries: code.wrongTries + 1 } });
  throw wrongCode();
}

/** What the service says about where a code went, with the address hidden but for its first letters. */
export function deliveryDetails(email: string): Record<string, unknown> {
  const [name = '', domain = ''] = email.split('@');
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`,
    },
  };
}
