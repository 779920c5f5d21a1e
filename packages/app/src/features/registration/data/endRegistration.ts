import { atom, type Getter } from 'jotai';
import type { User } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { forgetRegistration } from '#shared/patient/forgetRegistration.ts';
import { cacheAtom } from '#shared/service/cache.ts';

/** Ends a registration on this device: it was sent, from here or from another one. */
export function endRegistrationOf(get: Getter): () => void {
  const { session } = get(environmentAtom);
  const cache = get(cacheAtom);
  return () => {
    forgetRegistration(session);
    session.setStatus('active');
    // Before the account is read again, or the thank-you page would show an unfinished registration for a moment.
    cache.setQueryData<User>(
      ['me'],
      (me) => me && { ...me, ...(me.patient && { patient: { ...me.patient, status: 'active' } }) },
    );
  };
}

/** See {@link endRegistrationOf}. */
export const endRegistrationAtom = atom(null, (get) => endRegistrationOf(get)());
