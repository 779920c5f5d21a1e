import { createStore } from 'jotai';
import { sessionGenerationAtom, signInsAtom } from '../shared/session/index.ts';
import { environmentAtom, storeAtom, type Environment, type Store } from '../shared/environment.ts';

/** A store for one app, with its environment. */
export function createAppStore(environment: Environment): Store {
  const store = createStore();
  store.set(environmentAtom, environment);
  store.set(storeAtom, store);
  const { session } = environment;
  let wasSignedIn = session.read().loggedIn;
  session.onChange(() => {
    const isSignedIn = session.read().loggedIn;
    if (isSignedIn !== wasSignedIn) store.set(sessionGenerationAtom, (generation) => generation + 1);
    if (isSignedIn && !wasSignedIn) store.set(signInsAtom, (signIns) => signIns + 1);
    wasSignedIn = isSignedIn;
  });
  return store;
}
