import type { Subscription } from './schema.ts';

/** Stored subscription, including fields that patients don't see. */
export interface SubscriptionRecord extends Subscription {
  /** Bills each coupon has been taken off, by the coupon's id. */
  couponBills?: Record<string, number>;
  /** How often the card was declined for the bill that is due. */
  failedTries?: number;
  /** Payment periods there had been when the current prescription was written. */
  prescribedFrom?: number;
}
