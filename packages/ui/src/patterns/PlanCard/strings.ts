/** What {@link PlanCard} and {@link PlanBar} say by themselves. */
export interface PlanCardStrings {
  title: string;
  perMonth: string;
  today: string;
  renews: string;
  renewsOn: (date: string) => string;
  coupon: (code: string) => string;
  /** Why nobody has to be afraid to go on. */
  held: string;
  change: string;
  choose: string;
  /** A line of the plan that is not chosen yet. */
  open: string;
  loading: string;
  updating: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  /** In place of a price that depends on a choice still to be made. */
  unpriced: string;
  /** Opens the whole plan from its bar. */
  show: string;
}

export const english: PlanCardStrings = {
  title: 'Your plan',
  perMonth: 'Price per month',
  today: 'Billed today',
  renews: 'Renews',
  renewsOn: (date) => `On ${date}`,
  coupon: (code) => `Coupon ${code}`,
  held: 'Nothing is charged before a doctor approves. Until then the amount is only held on your card.',
  change: 'Change',
  choose: 'Choose',
  open: 'Not chosen yet',
  loading: 'Loading your plan…',
  updating: 'Updating the price…',
  errorTitle: 'We could not get your price',
  errorText: 'What you chose is kept.',
  retry: 'Try again',
  unpriced: 'Choose to see your price',
  show: 'See your plan',
};
