import { emailKey } from '../../core/email.ts';
import { randomBytes, toHex } from './bytes.ts';
import { sandboxPoolName } from './pool.ts';
import { srpVerifier } from './srp.ts';
import type { IdentityUser, RandomBytes } from './types.ts';

const saltBytes = 16;

function verifierOf(sub: string, password: string, salt: string): Promise<string> {
  return srpVerifier({ poolName: sandboxPoolName, userId: sub }, password, salt);
}

/**
 * Makes a confirmed account that can sign in with that password.
 * Pass `rng` to get the same salt, and so the same record, every time.
 */
export async function makeIdentityUser(
  email: string,
  password: string,
  { sub }: { sub: string },
  rng: RandomBytes = randomBytes,
): Promise<IdentityUser> {
  const salt = toHex(rng(saltBytes));
  return {
    sub,
    email: emailKey(email),
    salt,
    verifier: await verifierOf(sub, password, salt),
    confirmed: true,
    sessionEpoch: 0,
    wrongPasswords: 0,
    lockedUntil: 0,
  };
}

/** The same account with another password: every session ends, locks and unused codes are gone. */
export async function withPassword(
  user: IdentityUser,
  password: string,
  rng: RandomBytes = randomBytes,
): Promise<IdentityUser> {
  const fresh = await makeIdentityUser(user.email, password, { sub: user.sub }, rng);
  return { ...fresh, confirmed: user.confirmed, sessionEpoch: user.sessionEpoch + 1 };
}

/** Whether this is the account's password. */
export async function passwordMatches(user: IdentityUser, password: string): Promise<boolean> {
  return (await verifierOf(user.sub, password, user.salt)) === user.verifier;
}
