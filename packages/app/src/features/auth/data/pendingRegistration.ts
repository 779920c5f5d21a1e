import { atom } from 'jotai';

/** Account without a patient record or subscription, used to continue its registration. */
export interface PendingRegistration {
  readonly email: string;
  /** Whether the emailed code was entered, so that the account can sign in. */
  readonly isConfirmed: boolean;
  /** Whether the account has a patient record. */
  readonly hasPatient: boolean;
  /** Password to sign in with after an unconfirmed account is confirmed. */
  readonly password?: string;
}

/** Registration in progress on this page. A session starts once there is a subscription. */
export const pendingRegistrationAtom = atom<PendingRegistration | undefined>(undefined);
