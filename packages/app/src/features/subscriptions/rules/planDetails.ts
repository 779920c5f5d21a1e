import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { deliveryText, type DeliveryDiscount, type PeriodSum } from '#shared/pricing/index.ts';
import { isHolding, type SubscriptionFacts } from './actions.ts';
import { chargeAfterNext } from './schedule.ts';

/** A label that breaks before its day, never inside it. */
const dated = (label: string, day: string | undefined): string =>
  day ? `${label}, ${day.replaceAll(' ', '\u00a0')}` : label;

/** The next two bills of a subscription, as the service sums them. */
export function priceRows(subscription: SubscriptionFacts, periods: readonly Omit<PeriodSum, 'period'>[]) {
  const labels = isHolding(subscription)
    ? ['First bill, held on your card', 'The bill after that']
    : [
        dated('Next bill', formatDay(subscription.nextBillingDate)),
        dated('The bill after that', formatDay(chargeAfterNext(subscription))),
      ];
  return periods.slice(0, labels.length).map(({ sum, discountedPrice = sum }, index) => ({
    label: labels[index] ?? '',
    amount: formatCents(discountedPrice),
    /** Before coupons, where they take something off. */
    original: discountedPrice < sum ? formatCents(sum) : undefined,
  }));
}

/** What each delivery saves against single months, in words; a delivery that saves nothing is not named. */
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
