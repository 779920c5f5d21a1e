import { atom } from 'jotai';
import { createClient, createTokenSource, type ApiClient } from '@patient/api';
import { environmentAtom, type Environment } from '../environment.ts';
import { isSamePatient } from '../isSamePatient.ts';
import { sendOrTakeEarly } from './sendOrTakeEarly.ts';
import type { OnProgress } from './fetchWithProgress.ts';

/** Client for a token that is not stored: signing in checks the account before it keeps anything. */
export const clientFor = ({ serviceUrl }: Environment, token: string): ApiClient =>
  createClient({ baseUrl: serviceUrl, getToken: async () => token });

function takeBack(): never {
  throw new DOMException('Nobody is signed in any more', 'AbortError');
}

/** Source of the signed-in patient's token: renewed when it has ended, once for all callers. */
export const authorityAtom = atom((get) => {
  const { session, loadIdentity, endSession, now } = get(environmentAtom);
  const { getToken, renew } = createTokenSource({
    read: () => {
      session.catchUp();
      const { token, expDate } = session.read();
      return token === undefined ? undefined : { token, expiresAt: expDate ?? 0 };
    },
    write: ({ token, expiresAt }) => session.refreshToken({ token, expDate: expiresAt }),
    refresh: async () => (await loadIdentity()).refresh(),
    onSignedOut: () => endSession({ reason: 'ended' }),
    now,
  });
  return { getToken, onUnauthorised: renew };
});

/** The token, unless it is for another patient than the one before. */
const ofSame = (before: string | undefined, token: string | undefined) =>
  token === undefined || isSamePatient(before, token) ? token : takeBack();

/**
 * Token of each call: none for a visitor. A call of a patient who has signed out meanwhile is taken back unsent, since
 * what it holds is theirs.
 */
const callerAtom = atom((get) => {
  const { session } = get(environmentAtom);
  if (!session.read().loggedIn) return {};
  const { getToken, onUnauthorised } = get(authorityAtom);
  return {
    async getToken() {
      const { token } = session.read();
      return ofSame(token, await getToken()) ?? takeBack();
    },
    onUnauthorised: async (refused: string) => ofSame(refused, await onUnauthorised(refused)),
  };
});

/** Client of the session. It notifies of nothing: queries and mutations do, by their cache. */
export const clientAtom = atom((get) => {
  return createClient({
    baseUrl: get(environmentAtom).serviceUrl,
    ...get(callerAtom),
    fetch: sendOrTakeEarly,
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
