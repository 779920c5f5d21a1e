import { atom } from 'jotai';
import { createAuthority, createClient, createUploadClient, type ApiClient } from '@patient/api';
import { environmentAtom, type Environment } from '../environment.ts';
import { fetchWithEarlyResponse } from './fetchWithEarlyResponse.ts';

/** Client for a token that is not stored yet: signing in checks the account first. */
export const clientFor = ({ serviceUrl }: Environment, token: string): ApiClient =>
  createClient({ baseUrl: serviceUrl, getToken: async () => token });

/** Source of the signed-in patient's token, which is renewed after it expires, once for all callers. */
export const authorityAtom = atom((get) => createAuthority(get(environmentAtom)));

/** Source of the token; empty when signed out. */
const callerAtom = atom((get) => (get(environmentAtom).session.read().loggedIn ? get(authorityAtom) : {}));

/** Client of the session. It shows no notifications; the cache does for queries and mutations. */
export const clientAtom = atom((get) =>
  createClient({
    baseUrl: get(environmentAtom).serviceUrl,
    ...get(callerAtom),
    fetch: fetchWithEarlyResponse,
  }),
);

/** Creates a client that sends one form and reports upload progress. */
export const uploadClientAtom = atom((get) =>
  createUploadClient({ baseUrl: get(environmentAtom).serviceUrl, ...get(callerAtom) }),
);
