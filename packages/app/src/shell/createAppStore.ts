import { createStore } from 'jotai';
import { sessionGenerationAtom, signInsAtom } from '../shared/session/index.ts';
import { typedDraftsAtom } from '../shared/outbox/typedDrafts.ts';
import { isSamePatient } from '../shared/isSamePatient.ts';
import { environmentAtom, storeAtom, type Environment, type Store } from '../shared/environment.ts';

/** A store for one app, with its environment. */
export function createAppStore(environment: Environment): Store {
  const store = createStore();
  store.set(environmentAtom, environment);
  store.set(storeAtom, store);
  const { session } = environment;
  let wasSignedIn = session.read().loggedIn;
  /** Token of a session that ended by itself. */
  let ended: string | undefined;
  const dropTyped = () => store.set(typedDraftsAtom, new Map());
  session.onChange(() => {
    const isSignedIn = session.read().loggedIn;
    if (wasSignedIn && !isSignedIn) {
      ended = session.lastEnd()?.token;
      if (ended === undefined) dropTyped();
    } else if (isSignedIn && !wasSignedIn && !isSamePatient(ended, session.read().token)) dropTyped();
    if (isSignedIn !== wasSignedIn) store.set(sessionGenerationAtom, (generation) => generation + 1);
    if (isSignedIn && !wasSignedIn) store.set(signInsAtom, (signIns) => signIns + 1);
    wasSignedIn = isSignedIn;
  });
  return store;
}
