import { atom } from 'jotai';

/** Account without a patient record or subscription, used to continue its registration. */
export interface PendingRegistration {
  readonly email: string;
  /** Whether the emailed code was entered, so that the account can sign in. */
  readonly isConfirmed: boolean;
  /** Whether the account has a patient record. */
  readonly hasPatient: boolean;
  /** Whether the account was created earlier, and is confirmed and signed in before anything else. */
  readonly needsSignIn?: boolean;
  /** Password to sign in with after an unconfirmed account is confirmed; undefined if the patient has to enter it. */
  readonly password?: string;
}

/** Registration in progress on this page. A session starts once there is a subscription. */
export const pendingRegistrationAtom = atom<PendingRegistration | undefined>(undefined);

/** Continues an earlier registration that got no code yet, or whose code or password was lost, as by a reload. */
export const resumeRegistrationAtom = atom(
  null,
  (_get, set, account: Pick<PendingRegistration, 'email' | 'isConfirmed' | 'password'>) =>
    set(pendingRegistrationAtom, { ...account, hasPatient: false, needsSignIn: true }),
);
