import { locked } from './problems.ts';
import type { IdentityUser, IdentityUsers } from './types.ts';

/** Wrong passwords in a row before the account is locked, as the cloud service documents it. */
const freeTries = 5;
const firstLockMs = 1000;
const longestLockMs = 15 * 60 * 1000;

/** Throws while the account is locked; a try made then does not count. */
export function assertNotLocked(user: IdentityUser, now: number): void {
  if (now < user.lockedUntil) throw locked();
}

/**
 * Counts a wrong password; from the fifth in a row on, each locks the account twice as long as the last.
 * The account is read anew, so that tries made side by side all count.
 */
export function countWrongPassword(users: IdentityUsers, email: string, now: number): void {
  const user = users.get(email);
  if (!user) return;
  const wrongPasswords = user.wrongPasswords + 1;
  const over = wrongPasswords - freeTries;
  const lockedUntil = over < 0 ? 0 : now + Math.min(firstLockMs * 2 ** over, longestLockMs);
  users.put({ ...user, wrongPasswords, lockedUntil });
}

/** Forgets the wrong passwords, because the right one was given. */
export function forgetWrongPasswords(users: IdentityUsers, user: IdentityUser): void {
  if (user.wrongPasswords > 0) users.put({ ...user, wrongPasswords: 0, lockedUntil: 0 });
}
