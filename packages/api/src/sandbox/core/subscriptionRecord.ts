import type { Subscription } from './schema.ts';

/** Stored subscription, including fields that patients don't see. */
export interface SubscriptionRecord extends Subscription {
  /** Number of bills that each coupon was applied to, by coupon id. */
  couponBills?: Record<string, number>;
  /** Number of declined charges of the current bill. */
  failedTries?: number;
  /** Number of payment periods before the current prescription. */
  prescribedFrom?: number;
}
