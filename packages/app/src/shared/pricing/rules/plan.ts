import { sentence } from '#shared/format/plainText.ts';

/** Fields of a plan that determine sums and dates. */
export interface PlanTerms {
  readonly frequencyOfDelivery?: string | null | undefined;
  /** Sum of one delivery, whole cents. */
  readonly price?: number | null | undefined;
}

/** Fields of a subscription that determine its next sum. */
export interface PricedSubscription {
  readonly plan?: PlanTerms | null | undefined;
  readonly addons?: readonly { readonly price: number }[] | null | undefined;
  /** Sum of the next bill after coupons, whole cents. */
  readonly discountedPrice?: number | null | undefined;
}

/** Sum of one bill before coupons, whole cents: delivery and add-ons. */
export function regularSum({ plan, addons }: PricedSubscription): number | undefined {
  const { price } = plan ?? {};
  if (price === undefined || price === null) return undefined;
  return (addons ?? []).reduce((sum, addon) => sum + addon.price, price);
}

/** Sum of the next bill after coupons, whole cents. */
export const deliverySum = (subscription: PricedSubscription): number | undefined =>
  subscription.discountedPrice ?? regularSum(subscription);

/** Price per month, rounded to the nearest cent. */
export function perMonth(cents: number, months: 1 | 3): number {
  const rest = cents % months;
  return (cents - rest) / months + (rest * 2 >= months ? 1 : 0);
}

const RECEPTION: ReadonlyMap<string, string> = new Map([
  ['daily', 'Once a day'],
  ['weekly', 'Once a week'],
  ['monthly', 'Once a month'],
]);
const DELIVERY: ReadonlyMap<string, string> = new Map([
  ['monthly', 'Every month'],
  ['quarterly', 'Every 3 months'],
]);

/** Frequency of use; a number is uses a month (decisions, "Treatments and prices"). */
export function receptionText(frequency: string): string {
  if (/^\d+$/.test(frequency)) return frequency === '1' ? '1 use a month' : `${frequency} uses a month`;
  return RECEPTION.get(frequency) ?? sentence(frequency);
}

/** Frequency of delivery. */
export const deliveryText = (frequency: string): string => DELIVERY.get(frequency) ?? sentence(frequency);

/** Billing interval: "every 3 months". */
export const everyPeriod = (months: 1 | 3): string => (months === 3 ? 'every 3 months' : 'every month');
