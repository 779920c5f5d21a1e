import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { deliveryText } from '#shared/pricing/index.ts';
import { isHolding } from './hold.ts';
import { chargeAfterNext, type ScheduledSubscription } from './schedule.ts';

/** Sums of one coming billing period, whole cents (GET subscription-price). */
export interface PeriodPrice {
  /** With add-ons, before coupons. */
  readonly sum: number;
  /** After coupons; absent where none applies. */
  readonly discountedPrice?: number | undefined;
}

/** One coming bill, formatted. */
export interface PriceRow {
  readonly label: string;
  readonly amount: string;
  /** Before coupons, where they take something off. */
  readonly original?: string;
}

/** A label that breaks before its day, never inside it. */
const dated = (label: string, day: string | undefined): string =>
  day ? `${label}, ${day.replaceAll(' ', '\u00a0')}` : label;

/**
 * The next two bills of a subscription, as the service sums them.
 * @param timeZone IANA name; without it the device's own
 */
export function priceRows(
  subscription: ScheduledSubscription,
  periods: readonly PeriodPrice[],
  timeZone?: string,
): readonly PriceRow[] {
  const labels = isHolding(subscription)
    ? ['First bill, held on your card', 'The bill after that']
    : [
        dated('Next bill', formatDay(subscription.nextBillingDate, timeZone)),
        dated('The bill after that', formatDay(chargeAfterNext(subscription), timeZone)),
      ];
  return periods.slice(0, labels.length).map(({ sum, discountedPrice = sum }, index) => ({
    label: labels[index] ?? '',
    amount: formatCents(discountedPrice),
    ...(discountedPrice < sum && { original: formatCents(sum) }),
  }));
}

/** Price of one delivery, alone and as it is sold (GET discounts), whole cents. */
export interface DeliveryPrice {
  readonly frequencyOfDelivery: string;
  /** At the price of single months. */
  readonly price: number;
  readonly discountedPrice: number;
}

/** What each delivery saves against single months, in words; a delivery that saves nothing is not named. */
export function deliverySavings(
  discounts: readonly DeliveryPrice[],
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
