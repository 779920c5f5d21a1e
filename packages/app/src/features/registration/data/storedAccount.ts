/** Account that was created and can't be used yet. */
export interface StoredAccount {
  readonly email: string;
  /** Whether the emailed code was entered. */
  readonly isConfirmed: boolean;
}

/** Account to store with the draft: one that still has to be confirmed or signed in. Never its password. */
export function accountToStore(
  pending: (StoredAccount & { readonly needsSignIn?: boolean }) | undefined,
): StoredAccount | undefined {
  if (pending === undefined || (pending.isConfirmed && pending.needsSignIn !== true)) return undefined;
  return { email: pending.email, isConfirmed: pending.isConfirmed };
}
