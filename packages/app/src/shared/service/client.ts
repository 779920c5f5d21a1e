import { atom } from 'jotai';
import { createAuthority, createClient, type ApiClient } from '@patient/api';
import { environmentAtom, type Environment } from '../environment.ts';
import { fetchWithEarlyResponse } from './fetchWithEarlyResponse.ts';
import type { OnProgress } from './fetchWithProgress.ts';

/** Client for a token that is not stored yet: signing in checks the account first. */
export const clientFor = ({ serviceUrl }: Environment, token: string): ApiClient =>
  createClient({ baseUrl: serviceUrl, getToken: async () => token });

/** Source of the signed-in patient's token, which is renewed after it expires, once for all callers. */
export const authorityAtom = atom((get) => createAuthority(get(environmentAtom)));

/** Source of the token; empty when signed out. */
const callerAtom = atom((get) => (get(environmentAtom).session.read().loggedIn ? get(authorityAtom) : {}));

/** Client of the session. It shows no notifications; the cache does for queries and mutations. */
export const clientAtom = atom((get) => {
  return createClient({
    baseUrl: get(environmentAtom).serviceUrl,
    ...get(callerAtom),
    fetch: fetchWithEarlyResponse,
  });
});

/**
 * Sends a form and reports its progress. The code is loaded with the first upload; if that fails, the form is sent without
 * progress.
 */
const sendForm =
  (form: FormData, onProgress: OnProgress) =>
  (request: Request): Promise<Response> =>
    import('./fetchWithProgress.ts').then(
      ({ fetchWithProgress }) => fetchWithProgress(form, onProgress)(request),
      () => fetch(request),
    );

/** Creates a client that sends one form and reports upload progress. */
export const uploadClientAtom = atom((get) => {
  const baseUrl = get(environmentAtom).serviceUrl;
  const authority = get(callerAtom);
  return (form: FormData, onProgress: OnProgress) =>
    createClient({ baseUrl, ...authority, fetch: sendForm(form, onProgress) });
});
