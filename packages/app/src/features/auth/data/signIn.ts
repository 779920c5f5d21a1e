import { atom } from 'jotai';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { orReload } from '#shared/lazy/reloadForStaleChunk.ts';
import { environmentAtom } from '#shared/environment.ts';
import type { Credentials } from './beginSession.ts';

/** Loaded while the patient types, so that /login is usable before it. */
const loadSignIn = loadCode(() => import('./beginSession.ts'));

/** Fetches what signing in needs; a failure is shown when the patient submits the form. */
export const prepareSignInAtom = atom(null, (get) => {
  const { loadIdentity } = get(environmentAtom);
  void Promise.allSettled([loadSignIn(), loadIdentity()]);
});

/**
 * Signs in and resolves to the path that it leads to; see `beginSession` for what it rejects with. Where a release has
 * removed the code, the page is reloaded.
 */
export const signInAtom = atom(null, (get, set, credentials: Credentials): Promise<string> => {
  const environment = get(environmentAtom);
  return orReload(
    loadSignIn().then(({ beginSession }) => beginSession(environment, set, credentials)),
    environment,
  );
});
