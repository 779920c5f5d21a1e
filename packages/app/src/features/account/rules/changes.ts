import type { Gender, NotificationPreference, PostalAddress } from '@patient/api';

/** Change of the account; a missing field stays as it is. */
export interface UserChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly chatNoticeAlert?: boolean;
  readonly notificationPreference?: NotificationPreference;
}

/** Change of the patient record; a missing field stays as it is. */
export interface PatientChange {
  readonly basic?: { readonly gender?: Gender; readonly birthDate?: string };
  /** Text such as `5 feet 9 inches`. */
  readonly height?: string;
  readonly shipping?: PostalAddress;
  /** Pounds. */
  readonly weight?: number;
}
