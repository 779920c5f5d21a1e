import { atom } from 'jotai';

/** Account without a patient record, or whose patient has no subscription; registration continues with it. */
export interface PendingRegistration {
  readonly email: string;
  /** The emailed code was entered, so the account can sign in. */
  readonly isConfirmed: boolean;
  /** The patient record exists already. */
  readonly hasPatient: boolean;
  /** Typed to sign in to an account whose code was never entered; signs in once it is. */
  readonly password?: string;
}

/** Registration in progress on this page. It becomes a session once there is a subscription. */
export const pendingRegistrationAtom = atom<PendingRegistration | undefined>(undefined);
