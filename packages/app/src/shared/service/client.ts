import { atom } from 'jotai';
import { createAuthority, createClient, type ApiClient } from '@patient/api';
import { environmentAtom, type Environment } from '../environment.ts';
import { fetchWithEarlyResponse } from './fetchWithEarlyResponse.ts';
import type { OnProgress } from './fetchWithProgress.ts';

/** Client for a token that is not stored: signing in checks the account before it keeps anything. */
export const clientFor = ({ serviceUrl }: Environment, token: string): ApiClient =>
  createClient({ baseUrl: serviceUrl, getToken: async () => token });

/** Source of the signed-in patient's token: renewed when it has ended, once for all callers. */
export const authorityAtom = atom((get) => createAuthority(get(environmentAtom)));

/** A visitor's calls have no token. */
const callerAtom = atom((get) => (get(environmentAtom).session.read().loggedIn ? get(authorityAtom) : {}));

/** Client of the session. It notifies of nothing: queries and mutations do, by their cache. */
export const clientAtom = atom((get) => {
  return createClient({
    baseUrl: get(environmentAtom).serviceUrl,
    ...get(callerAtom),
    fetch: fetchWithEarlyResponse,
  });
});

/**
 * Sends a form and reports its progress. Few pages upload anything, so the code is loaded with the first upload; where that
 * fails, the form is sent without progress.
 */
const sendForm =
  (form: FormData, onProgress: OnProgress) =>
  (request: Request): Promise<Response> =>
    import('./fetchWithProgress.ts').then(
      ({ fetchWithProgress }) => fetchWithProgress(form, onProgress)(request),
      () => fetch(request),
    );

/** Creates a client of the session that sends one form and reports how much of it has been sent. */
export const uploadClientAtom = atom((get) => {
  const baseUrl = get(environmentAtom).serviceUrl;
  const authority = get(callerAtom);
  return (form: FormData, onProgress: OnProgress) =>
    createClient({ baseUrl, ...authority, fetch: sendForm(form, onProgress) });
});
