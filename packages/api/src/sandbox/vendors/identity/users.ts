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
 * Creates a confirmed account with a password.
 * @param rng source of the salt; a deterministic one creates the same record each time
 */
export async function createIdentityUser(
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

/** Account with a new password, which ends all sessions and removes locks and unused codes. */
export async function withPassword(
  user: IdentityUser,
  password: string,
  rng: RandomBytes = randomBytes,
): Promise<IdentityUser> {
  const fresh = await createIdentityUser(user.email, password, { sub: user.sub }, rng);
  return { ...fresh, confirmed: user.confirmed, sessionEpoch: user.sessionEpoch + 1 };
}

/** Whether a password is that of the account. */
export async function passwordMatches(user: IdentityUser, password: string): Promise<boolean> {
  return (await verifierOf(user.sub, password, user.salt)) === user.verifier;
}
