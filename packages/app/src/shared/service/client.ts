import { atom } from 'jotai';
import { createClient, createTokenSource, type ApiClient } from '@patient/api';
import { environmentAtom, type Environment } from '../environment.ts';

/** The client for a token that is not stored yet: signing in asks who came before it keeps anything. */
export const clientFor = ({ serviceUrl }: Environment, token: string): ApiClient =>
  createClient({ baseUrl: serviceUrl, getToken: async () => token });

/** Where the signed-in patient's token comes from: renewed when it has ended, once for however many callers. */
export const authorityAtom = atom((get) => {
  const { session, loadIdentity, now } = get(environmentAtom);
  const { getToken, renew } = createTokenSource({
    read: () => {
      const { token, expDate } = session.read();
      return token === undefined ? undefined : { token, expiresAt: expDate ?? 0 };
    },
    write: ({ token, expiresAt }) => session.refreshToken({ token, expDate: expiresAt }),
    refresh: async () => (await loadIdentity()).refresh(),
    onSignedOut: () => session.logout(),
    now,
  });
  return { getToken, onUnauthorised: renew };
});

/** The client of the signed-in patient. */
export const clientAtom = atom((get) =>
  createClient({ baseUrl: get(environmentAtom).serviceUrl, ...get(authorityAtom) }),
);
