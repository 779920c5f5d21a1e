import type { PendingRegistration } from '#features/auth/index.ts';

/** Account that was created and can't be used yet. */
export type StoredAccount = Pick<PendingRegistration, 'email' | 'isConfirmed'>;

/** Account to store with the draft: one that still has to be confirmed or signed in. Never its password. */
export function accountToStore(pending: PendingRegistration | undefined): StoredAccount | undefined {
  if (pending === undefined || (pending.isConfirmed && pending.needsSignIn !== true)) return undefined;
  return { email: pending.email, isConfirmed: pending.isConfirmed };
}
