import { atom } from 'jotai';
import { LineDownError } from '../../../shared/service/connectionError.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import type { Credentials } from './beginSession.ts';

/** The code of signing in comes while the patient types: /login is usable before it. */
const loadSignIn = () =>
  import('./beginSession.ts').catch((cause: unknown) => {
    throw new LineDownError(cause);
  });

/** Fetches what signing in needs; a failure is told when the patient sends the form. */
export const prepareSignInAtom = atom(null, (get) => {
  const { loadIdentity } = get(environmentAtom);
  void Promise.allSettled([loadSignIn(), loadIdentity()]);
});

/** Signs in and resolves to the path that it leads to; see `beginSession` for what it rejects with. */
export const signInAtom = atom(null, async (get, set, credentials: Credentials): Promise<string> => {
  const { beginSession } = await loadSignIn();
  return beginSession(get(environmentAtom), set, credentials);
});
