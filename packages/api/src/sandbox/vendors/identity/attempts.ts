import { locked } from './problems.ts';
import type { IdentityUser, IdentityUsers } from './types.ts';

/** Consecutive wrong passwords before the account is locked, as documented by the cloud service. */
const freeAttempts = 5;
const firstLockMs = 1000;
const maxLockMs = 15 * 60 * 1000;

/** Throws while the account is locked; attempts during that time are not counted. */
export function assertNotLocked(user: IdentityUser, now: number): void {
  if (now < user.lockedUntil) throw locked();
}

/**
 * Counts a wrong password. From the fifth consecutive one, each locks the account for twice the previous time. Reads the
 * account again, so that concurrent attempts are all counted.
 */
export function countWrongPassword(users: IdentityUsers, email: string, now: number): void {
  const user = users.get(email);
  if (!user) return;
  const wrongPasswords = user.wrongPasswords + 1;
  const excess = wrongPasswords - freeAttempts;
  const lockedUntil = excess < 0 ? 0 : now + Math.min(firstLockMs * 2 ** excess, maxLockMs);
  users.put({ ...user, wrongPasswords, lockedUntil });
}

/** Resets the count of wrong passwords after a correct one. */
export function resetWrongPasswords(users: IdentityUsers, user: IdentityUser): void {
  if (user.wrongPasswords > 0) users.put({ ...user, wrongPasswords: 0, lockedUntil: 0 });
}
