import { atom } from 'jotai';
import { loadCode } from '../../../shared/lazy/loadCode.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import type { Credentials } from './beginSession.ts';

/** Loaded while the patient types, so that /login is usable before it. */
const loadSignIn = loadCode(() => import('./beginSession.ts'));

/** Fetches what signing in needs; a failure is shown when the patient submits the form. */
export const prepareSignInAtom = atom(null, (get) => {
  const { loadIdentity } = get(environmentAtom);
  void Promise.allSettled([loadSignIn(), loadIdentity()]);
});

/** Signs in and resolves to the path that it leads to; see `beginSession` for what it rejects with. */
export const signInAtom = atom(null, async (get, set, credentials: Credentials): Promise<string> => {
  const { beginSession } = await loadSignIn();
  return beginSession(get(environmentAtom), set, credentials);
});
