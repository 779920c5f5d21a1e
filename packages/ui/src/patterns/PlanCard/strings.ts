/** Strings shown by {@link PlanCard} and {@link PlanBar}. */
export interface PlanCardStrings {
  title: string;
  perMonth: string;
  today: string;
  renews: string;
  renewsOn: (date: string) => string;
  coupon: (code: string) => string;
  /** Explains that the amount is held and not charged yet. */
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
  /** In place of a price that still depends on a choice. */
  unpriced: string;
  /** Opens the full plan from the bar. */
  show: string;
}

export const defaultStrings: PlanCardStrings = {
  title: 'Your plan',
  perMonth: 'Price per month',
  today: 'Billed today',
  renews: 'Renews',
  renewsOn: (date) => `On ${date}`,
  coupon: (code) => `Coupon ${code}`,
  holdNotice: "We don't charge you until a doctor approves. Until then, we only place a hold on your card.",
  change: 'Change',
  choose: 'Choose',
  open: 'Not chosen yet',
  loading: 'Loading your plan…',
  updating: 'Updating the price…',
  errorTitle: "We couldn't get your price",
  errorText: 'Your choices are still here.',
  retry: 'Try again',
  unpriced: 'Choose options to see your price',
  show: 'See your plan',
};
