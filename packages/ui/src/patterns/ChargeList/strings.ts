/** Strings shown by {@link ChargeList}. */
export interface ChargeListStrings {
  /** Title of the section. */
  title: string;
  last: string;
  lastEmpty: string;
  history: string;
  historyEmpty: string;
  next: string;
  nextEmpty: string;
  loading: string;
  error: string;
  retry: string;
  /** Ends the accessible name of a charge's button. @default 'open receipt' */
  open: string;
}

export const defaultStrings: ChargeListStrings = {
  title: 'Billing',
  last: 'Last billings',
  lastEmpty: "We haven't billed you yet.",
  history: 'History',
  historyEmpty: 'No completed charges for this subscription yet.',
  next: 'Next billing',
  nextEmpty: 'No billing is scheduled.',
  loading: 'Loading your billing…',
  error: "We couldn't load your billing",
  retry: 'Try again',
  open: 'open receipt',
};
