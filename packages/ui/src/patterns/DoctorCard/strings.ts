/** Words of {@link DoctorCard}. */
export interface DoctorCardStrings {
  /** @default 'Education' */
  degrees: string;
  /** @default 'No degrees are listed' */
  noDegrees: string;
  /** @default 'Licensed in' */
  licenses: string;
  /** @default 'No licenses are listed' */
  noLicenses: string;
  /** Before a number. @default 'License {number}' */
  number: string;
  /** Before a date. @default 'valid until {date}' */
  expires: string;
  /** @default 'Loading your doctor…' */
  loading: string;
  /** Where there is no doctor. @default 'This doctor cannot be shown' */
  emptyTitle: string;
  emptyText: string;
  /** @default 'Your doctor could not be loaded' */
  errorTitle: string;
  /** @default 'Try again' */
  reload: string;
}

export const english: DoctorCardStrings = {
  degrees: 'Education',
  noDegrees: 'No degrees are listed',
  licenses: 'Licensed in',
  noLicenses: 'No licenses are listed',
  number: 'License {number}',
  expires: 'valid until {date}',
  loading: 'Loading your doctor…',
  emptyTitle: 'This doctor cannot be shown',
  emptyText:
    'Your messages and your treatment are not affected. Ask support if you need to know who treats you.',
  errorTitle: 'Your doctor could not be loaded',
  reload: 'Try again',
};
