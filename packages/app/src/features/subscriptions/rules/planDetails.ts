import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { deliveryText, type DeliveryDiscount, type PeriodSum } from '#shared/pricing/index.ts';
import { isHolding, type SubscriptionFacts } from './actions.ts';
import { chargeAfterNext } from './schedule.ts';

/** Label with a day that does not wrap. */
const dated = (label: string, day: string | undefined): string =>
  day ? `${label}, ${day.replaceAll(' ', '\u00a0')}` : label;

/** The last bill of a subscription, if there is one, and the next two, with the service's sums. */
export function priceRows(subscription: SubscriptionFacts, periods: readonly Omit<PeriodSum, 'period'>[]) {
  const { latestBilledAmount: billed } = subscription;
  const last =
    billed && !isHolding(subscription)
      ? [{ label: 'Last bill', amount: formatCents(billed), original: undefined }]
      : [];
  const labels = isHolding(subscription)
    ? ['First bill, held on your card', 'The bill after that']
    : [
        dated('Next bill', formatDay(subscription.nextBillingDate)),
        dated('The bill after that', formatDay(chargeAfterNext(subscription))),
      ];
  const next = periods.slice(0, labels.length).map(({ sum, discountedPrice = sum }, index) => ({
    label: labels[index] ?? '',
    amount: formatCents(discountedPrice),
    /** Sum before coupons, if it differs. */
    original: discountedPrice < sum ? formatCents(sum) : undefined,
  }));
  return [...last, ...next];
}

/** Texts about the savings of each delivery frequency compared to monthly delivery. */
export function deliverySavings(
  discounts: readonly DeliveryDiscount[],
  chosen: string | undefined,
): readonly string[] {
  return discounts.flatMap(({ frequencyOfDelivery, price, discountedPrice }) => {
    const saved = price - discountedPrice;
    if (saved <= 0) return [];
    const delivery = deliveryText(frequencyOfDelivery);
    return frequencyOfDelivery === chosen
      ? [`You save ${formatCents(saved)} on each bill because we deliver ${delivery.toLowerCase()}.`]
      : [
          `Delivery ${delivery.toLowerCase()} costs ${formatCents(discountedPrice)} instead of ${formatCents(price)}.`,
        ];
  });
}
