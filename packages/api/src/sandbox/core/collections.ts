import type { SubscriptionRecord } from './subscriptionRecord.ts';
import type { User } from './schema.ts';

/**
 * Collections of the store, with the owner of their documents. Features and vendors add theirs by declaration merging, in
 * their `records.ts`.
 */
export interface Collections {
  /** Owned by the account, the `sub` of its token. */
  users: User;
  /** Owned by SHARED; the account of a patient. */
  patients: { userId: string };
  /** Owned by the patient. */
  subscriptions: SubscriptionRecord;
  /** Owned by SHARED; offset of the clock. */
  clock: { milliseconds: number };
  /** Owned by SHARED; exists if the store was seeded. */
  seeds: { seededAt: string };
}

/** Owner of documents that don't belong to a patient. */
export const SHARED = '';
