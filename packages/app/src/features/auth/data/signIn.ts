import { atom } from 'jotai';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { orReload } from '#shared/lazy/reloadForStaleChunk.ts';
import { environmentAtom } from '#shared/environment.ts';
import type { Credentials } from './beginSession.ts';

/** Loaded lazily, while the patient types, so that /login is usable sooner. */
const loadSignIn = loadCode(() => import('./beginSession.ts'));

/** Preloads the code for signing in. Failures are ignored: submitting the form loads it again and shows the error. */
export const prepareSignInAtom = atom(null, (get) => {
  const { loadIdentity } = get(environmentAtom);
  void Promise.allSettled([loadSignIn(), loadIdentity()]);
});

/** Signs in; resolves and rejects as `beginSession` does. Reloads the page if a new release has removed the code. */
export const signInAtom = atom(null, (get, set, credentials: Credentials): Promise<string> => {
  const environment = get(environmentAtom);
  return orReload(
    loadSignIn().then(({ beginSession }) => beginSession(environment, set, credentials)),
    environment,
  );
});
