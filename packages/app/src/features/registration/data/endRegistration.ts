import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import type { User } from '@patient/api';
import { environmentAtom, type Environment } from '#shared/environment.ts';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { forgetRegistration } from '#shared/patient/forgetRegistration.ts';
import { cacheAtom } from '#shared/service/cache.ts';

/** Ends a registration on this device: it was sent, from here or from another one. */
export function endRegistration({ session }: Pick<Environment, 'session'>, cache: QueryClient): void {
  forgetRegistration(session);
  session.setStatus('active');
  // Before the account is read again, or the thank-you page would show an unfinished registration for a moment.
  cache.setQueryData<User>(
    ACCOUNT,
    (me) => me && { ...me, ...(me.patient && { patient: { ...me.patient, status: 'active' } }) },
  );
}

/** See {@link endRegistration}. */
export const endRegistrationAtom = atom(null, (get) => endRegistration(get(environmentAtom), get(cacheAtom)));
