import type { Subscription } from '@patient/api';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { couponCounting, couponText, deliveryText } from '#shared/pricing/index.ts';
import {
  amountDue,
  couponsLeft,
  savedBy,
  type DeliveryDiscount,
  type PeriodSum,
  isHolding,
  type SubscriptionFacts,
  chargeAfterNext,
} from '@patient/api/model';

/** Label with a day that does not wrap. */
const dated = (label: string, day: string | undefined): string =>
  day ? `${label}, ${day.replaceAll(' ', '\u00a0')}` : label;

/** Facts about the bills: the one after the next, the last one, add-ons, and coupons that take something off. */
export function billFacts(
  subscription: SubscriptionFacts & Pick<Subscription, 'addons' | 'coupons'>,
  periods: readonly Omit<PeriodSum, 'period'>[],
) {
  const [, later] = periods;
  const isHeld = isHolding(subscription);
  const day = isHeld ? undefined : formatDay(chargeAfterNext(subscription));
  const { latestBilledAmount: billed } = subscription;
  // Coupons without effect on this plan are not shown.
  const isLower = periods.some((period) => amountDue(period) < period.sum);
  return [
    ...(later ? [{ term: dated('The bill after that', day), detail: formatCents(amountDue(later)) }] : []),
    ...(billed && !isHeld ? [{ term: 'Last bill', detail: formatCents(billed) }] : []),
    ...(subscription.addons ?? []).map(({ name, price }) => ({
      term: `Add-on: ${name}`,
      detail: `${formatCents(price)} each delivery`,
    })),
    ...(isLower ? couponsLeft(subscription.coupons) : []).map((coupon) => ({
      term: `Coupon ${coupon.name}`,
      detail: couponText(coupon, couponCounting(subscription)),
    })),
  ];
}

/** Text about what the delivery frequency of a plan saves; undefined if it saves nothing. */
export function deliverySaving(
  discounts: readonly DeliveryDiscount[],
  chosen: string | undefined,
): string | undefined {
  const saved = savedBy(discounts, chosen);
  return saved > 0 && chosen
    ? `You save ${formatCents(saved)} on each bill because we deliver ${deliveryText(chosen).toLowerCase()}.`
    : undefined;
}

/** Offer of another delivery frequency that costs less; undefined if there is none. */
export function deliveryOffer<Discount extends DeliveryDiscount>(
  discounts: readonly Discount[],
  chosen: string | undefined,
) {
  const cheaper = discounts.find(
    ({ frequencyOfDelivery, price, discountedPrice }) =>
      frequencyOfDelivery !== chosen && discountedPrice < price,
  );
  if (cheaper === undefined) return undefined;
  const delivery: Discount['frequencyOfDelivery'] = cheaper.frequencyOfDelivery;
  const every = deliveryText(delivery).toLowerCase();
  return {
    delivery,
    text: `Delivery ${every} costs ${formatCents(cheaper.discountedPrice)} instead of ${formatCents(cheaper.price)}.`,
    label: `Switch to ${every}`,
  };
}
