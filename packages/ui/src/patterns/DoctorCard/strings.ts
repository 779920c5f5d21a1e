/** Strings shown by {@link DoctorCard}. */
export interface DoctorCardStrings {
  /** Accessible name of the card while it shows no doctor. @default 'Your doctor' */
  card: string;
  /** @default 'Education' */
  degrees: string;
  /** @default 'No degrees listed' */
  noDegrees: string;
  /** @default 'Licensed in' */
  licenses: string;
  /** @default 'No licenses listed' */
  noLicenses: string;
  /** License number. @default 'License {number}' */
  number: string;
  /** Expiration date. @default 'expires {date}' */
  expires: string;
  /** Treatments that a license covers. @default 'for {treatments}' */
  treatments: string;
  /** @default 'Loading your doctor…' */
  loading: string;
  /** Title of the empty state. @default "We can't show this doctor" */
  emptyTitle: string;
  emptyText: string;
  /** @default "We couldn't load your doctor" */
  errorTitle: string;
  /** @default 'Try again' */
  reload: string;
}

export const defaultStrings: DoctorCardStrings = {
  card: 'Your doctor',
  degrees: 'Education',
  noDegrees: 'No degrees listed',
  licenses: 'Licensed in',
  noLicenses: 'No licenses listed',
  number: 'License {number}',
  expires: 'expires {date}',
  treatments: 'for {treatments}',
  loading: 'Loading your doctor…',
  emptyTitle: "We can't show this doctor",
  emptyText:
    "Your messages and treatment aren't affected. Contact support if you need to know who is treating you.",
  errorTitle: "We couldn't load your doctor",
  reload: 'Try again',
};
