import { atom } from 'jotai';
import { environmentAtom } from '#shared/environment.ts';
import { pauseRegistration, startRegistration } from '#shared/patient/registrationStatus.ts';
import { cacheAtom } from '#shared/service/cache.ts';

/** Opens the account during a registration. */
export const pauseRegistrationAtom = atom(null, (get) => pauseRegistration(get(environmentAtom).session));

/** Restores the remembered status register, on return to the steps. */
export const restoreRegistrationAtom = atom(null, (get) => {
  const { session } = get(environmentAtom);
  if (session.recall('originalRegistrationStatus') === 'register') startRegistration(session, get(cacheAtom));
});

/** Makes an unfinished registration the current one, as if it had just been started; /steps then shows its step. */
export const continueRegistrationAtom = atom(null, (get, _set, subscriptionId: string) => {
  const { session, tab } = get(environmentAtom);
  tab.set('currentSubscription', subscriptionId);
  startRegistration(session, get(cacheAtom));
});
