import type { SubscriptionRecord } from './subscriptionRecord.ts';
import type { User } from './schema.ts';

/**
 * Collections of the store, with whose id owns a document. Features and vendors add theirs by declaration merging, in
 * their `records.ts`.
 */
export interface Collections {
  /** Owned by the account, the `sub` of its token. */
  users: User;
  /** Owned by NOBODY; the account of a patient. */
  patients: { userId: string };
  /** Owned by the patient. */
  subscriptions: SubscriptionRecord;
  /** Owned by NOBODY; how far the clock was moved ahead of the machine's. */
  clock: { milliseconds: number };
  /** Owned by NOBODY; marks a store that was seeded. */
  seeds: { seededAt: string };
}

/** Owner of shared documents. */
export const NOBODY = '';
