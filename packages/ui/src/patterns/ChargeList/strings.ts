/** What {@link ChargeList} says by itself. */
export interface ChargeListStrings {
  /** Names the whole part of the page. */
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
  /** Ends the name of a charge's button. @default 'open receipt' */
  open: string;
}

export const english: ChargeListStrings = {
  title: 'Billing',
  last: 'Last billings',
  lastEmpty: 'Nothing has been billed yet.',
  history: 'History',
  historyEmpty: 'No charge of this subscription has gone through yet.',
  next: 'Next billing',
  nextEmpty: 'No billing is planned.',
  loading: 'Loading your billings…',
  error: 'We could not load your billings',
  retry: 'Try again',
  open: 'open receipt',
};
