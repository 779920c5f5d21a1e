import { randomBytes } from './bytes.ts';
import { expiredCode, limitExceeded, wrongCode } from './problems.ts';
import type { CodeDelivery, CodePurpose, IdentityUser, IdentityUsers } from './types.ts';

const lifetimeMs: Record<CodePurpose, number> = {
  'sign-up': 24 * 60 * 60 * 1000,
  reset: 60 * 60 * 1000,
};
const maxGuesses = 5;

function sixDigits(): string {
  const number = randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 1_000_000).padStart(6, '0');
}

/** Replaces the code of an account and delivers the new one. */
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

/** Throws for a code that is wrong, expired, for another purpose, or was guessed too often. */
export function assertCode(
  users: IdentityUsers,
  user: IdentityUser,
  purpose: CodePurpose,
  given: string,
  now: number,
): void {
  const { code } = user;
  if (code?.purpose !== purpose || now >= code.expiresAt) throw expiredCode();
  if (code.wrongTries >= maxGuesses) throw limitExceeded();
  if (given === code.value) return;
  users.put({ ...user, code: { ...code, wrongTries: code.wrongTries + 1 } });
  throw wrongCode();
}

/** Response about the delivery of a code, with a masked email. */
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
