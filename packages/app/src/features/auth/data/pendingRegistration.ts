import { atom } from 'jotai';

/** An account that is not a patient's yet, or whose patient has no subscription: registration goes on with it. */
export interface Newcomer {
  readonly email: string;
  /** It may sign in once the code that was mailed has been given. */
  readonly isConfirmed: boolean;
  /** The patient record is there already. */
  readonly hasPatient: boolean;
}

/** Who registers on this page. Nothing of it is a session: that begins when there is something to sign in to. */
export const newcomerAtom = atom<Newcomer | undefined>(undefined);
