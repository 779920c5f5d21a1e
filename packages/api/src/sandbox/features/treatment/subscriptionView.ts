import type { Subscription } from '../../core/schema.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { billOf } from './rules/bill.ts';
import { skipsLeft } from './rules/skips.ts';

/** Stored subscription as the patient sees it, with what a delivery costs while coupons hold. */
export function subscriptionView(record: SubscriptionRecord): Subscription {
  const { couponBills: _bills, failedTries: _tries, prescribedFrom: _from, ...subscription } = record;
  const bill = billOf(record);
  const left = skipsLeft(record);
  return {
    ...subscription,
    ...(bill !== undefined && bill.sum < bill.full && { discountedPrice: bill.sum }),
    ...(left !== undefined && { skipsLeft: left }),
  };
}
