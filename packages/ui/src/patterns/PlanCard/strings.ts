/** Strings shown by {@link PlanCard}, {@link PlanBar} and {@link PlanDisclosure}. */
export interface PlanCardStrings {
  title: string;
  perMonth: string;
  held: string;
  /** Same amount in the bar, before the hold. */
  firstBill: string;
  /** Below the held amount, with what it is for. */
  heldFor: (period: string) => string;
  /** Bills after the first one, with their interval. */
  next: (every: string) => string;
  /** Below the later bills, with the date of the next one. */
  nextOn: (date: string) => string;
  coupon: (code: string) => string;
  /** Explanation of a hold. */
  holdNotice: string;
  change: string;
  choose: string;
  /** Value that is not chosen yet. */
  open: string;
  loading: string;
  updating: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  /** Shown instead of a price that still depends on a choice. */
  unpriced: string;
  /** Opens the full plan from the bar. */
  show: string;
}

/** Explanation of a hold, with the same wording on every screen. */
export const HOLD_NOTICE =
  'We hold this amount on your card now and charge it when a doctor approves. If not, we release it.';

export const defaultStrings: PlanCardStrings = {
  title: 'Your plan',
  perMonth: 'Price per month',
  held: 'Held now',
  firstBill: 'First bill',
  heldFor: (period) => `${period.charAt(0).toUpperCase()}${period.slice(1)}, charged when a doctor approves`,
  next: (every) => `Then ${every}`,
  nextOn: (date) => `Next on ${date} if a doctor approves today`,
  coupon: (code) => `Coupon ${code}`,
  holdNotice: HOLD_NOTICE,
  change: 'Change',
  choose: 'Choose',
  open: 'Not chosen yet',
  loading: 'Loading your plan…',
  updating: 'Updating the price…',
  errorTitle: "We couldn't get your price",
  errorText: 'Your choices are still here.',
  retry: 'Try again',
  unpriced: 'No price yet',
  show: 'See your plan',
};
