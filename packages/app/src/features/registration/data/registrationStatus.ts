import { atom } from 'jotai';
import { environmentAtom } from '../../../shared/environment.ts';

/** Opens the account during a registration: sets the status to active and remembers register (specification section 4). */
export const pauseRegistrationAtom = atom(null, (get) => {
  const { session } = get(environmentAtom);
  session.keep('originalRegistrationStatus', 'register');
  session.setStatus('active');
});

/** Restores the remembered status register, on return to the steps. */
export const restoreRegistrationAtom = atom(null, (get) => {
  const { session } = get(environmentAtom);
  if (session.recall('originalRegistrationStatus') !== 'register') return;
  session.keep('originalRegistrationStatus', undefined);
  session.setStatus('register');
});

/** Makes an unfinished registration the current one, as if it had just been started; /steps then shows its step. */
export const continueRegistrationAtom = atom(null, (get, _set, subscriptionId: string) => {
  const { session, currentSubscription } = get(environmentAtom);
  currentSubscription.write(subscriptionId);
  session.keep('originalRegistrationStatus', undefined);
  session.setStatus('register');
});
