/** What of a plan the sums and dates depend on. */
export interface PlanTerms {
  readonly frequencyOfDelivery?: string | null | undefined;
  /** Sum of one delivery, whole cents. */
  readonly price?: number | null | undefined;
}

/** What of a subscription its next sum depends on. */
export interface PricedSubscription {
  readonly plan?: PlanTerms | null | undefined;
  /** Sum of one delivery after coupons, whole cents. */
  readonly discountedPrice?: number | null | undefined;
}

/** Months from one delivery, and its bill, to the next. */
export const monthsPerPeriod = (plan: PlanTerms | null | undefined): 1 | 3 =>
  plan?.frequencyOfDelivery === 'quarterly' ? 3 : 1;

/** What one delivery costs, whole cents: the discounted sum where there is one. */
export const deliverySum = ({ plan, discountedPrice }: PricedSubscription): number | undefined =>
  discountedPrice ?? plan?.price ?? undefined;

/** A delivery's sum as a month's, rounded to the nearest cent. */
export function perMonth(cents: number, months: 1 | 3): number {
  const rest = cents % months;
  return (cents - rest) / months + (rest * 2 >= months ? 1 : 0);
}
