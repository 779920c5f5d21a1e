import { regularSum } from '../treatment/planSums.ts';
import type { CouponValue } from '../treatment/coupons.ts';
import { discounted } from '../treatment/pricing.ts';
import { hasEnded } from './status.ts';
import { isApproved, type SubscriptionFacts } from './actions.ts';

/**
 * Subscription for a win-back offer: approved, canceled, with an ended paid period, and without another one for the same
 * treatment; undefined if there is none.
 * @param now milliseconds since 1970
 */
export const winbackSubscription = <Source extends SubscriptionFacts & { readonly productType?: string }>(
  subscriptions: readonly Source[],
  now: number,
): Source | undefined =>
  subscriptions.find(
    (subscription) =>
      subscription.status === 'cancel' &&
      isApproved(subscription) &&
      Date.parse(subscription.expiredAt ?? '') <= now &&
      !subscriptions.some((other) => other.productType === subscription.productType && !hasEnded(other)),
  );

/**
 * Sum of a bill with an offer, whole cents. Undefined if the price is unknown, or if other coupons apply, whose combined
 * effect only the service calculates.
 */
export function offeredSum(subscription: SubscriptionFacts, coupon: CouponValue): number | undefined {
  const regular = regularSum(subscription);
  if (regular === undefined || (subscription.coupons ?? []).length > 0) return undefined;
  return discounted(regular, [coupon]);
}
