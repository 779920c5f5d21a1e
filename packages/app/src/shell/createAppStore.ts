import { createStore } from 'jotai';
import { sessionGenerationAtom, signInsAtom, watchSignIn } from '#shared/session/index.ts';
import { typedDraftsAtom } from '#shared/outbox/typedDrafts.ts';
import { isSamePatient } from '#shared/isSamePatient.ts';
import { environmentAtom, storeAtom, type Environment, type Store } from '#shared/environment.ts';

/** A store for one app, with its environment. */
export function createAppStore(environment: Environment): Store {
  const store = createStore();
  store.set(environmentAtom, environment);
  store.set(storeAtom, store);
  const { session } = environment;
  /** Token of the last session, if it ended by itself. */
  let ended: string | undefined;
  const forgetTyped = () => store.set(typedDraftsAtom, new Map());
  session.onChange(() => {
    if (session.read().loggedIn) return;
    ended = session.lastEnd()?.token;
    if (ended === undefined) forgetTyped();
  });
  watchSignIn(session, (isSignedIn) => {
    if (isSignedIn) {
      if (!isSamePatient(ended, session.read().token)) forgetTyped();
      ended = undefined;
    }
    store.set(sessionGenerationAtom, (generation) => generation + 1);
    if (isSignedIn) store.set(signInsAtom, (signIns) => signIns + 1);
  });
  return store;
}
