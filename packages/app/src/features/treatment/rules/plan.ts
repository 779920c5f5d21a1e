/** Part of a plan that decides sums and dates. */
export interface PlanTerms {
  readonly frequencyOfDelivery?: string | null | undefined;
  /** Sum of one delivery, whole cents. */
  readonly price?: number | null | undefined;
}

/** Part of a subscription that decides its next sum. */
export interface PricedSubscription {
  readonly plan?: PlanTerms | null | undefined;
  /** Sum of one delivery after coupons, whole cents. */
  readonly discountedPrice?: number | null | undefined;
}

/** Months between deliveries, and between charges. */
export const monthsPerPeriod = (plan: PlanTerms | null | undefined): 1 | 3 =>
  plan?.frequencyOfDelivery === 'quarterly' ? 3 : 1;

/** Price of one delivery, whole cents: the discounted one where there is one. */
export const deliverySum = ({ plan, discountedPrice }: PricedSubscription): number | undefined =>
  discountedPrice ?? plan?.price ?? undefined;

/** Price per month, rounded to the nearest cent. */
export function perMonth(cents: number, months: 1 | 3): number {
  const rest = cents % months;
  return (cents - rest) / months + (rest * 2 >= months ? 1 : 0);
}
