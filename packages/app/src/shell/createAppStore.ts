import { createStore } from 'jotai';
import { sessionGenerationAtom } from '../shared/session/index.ts';
import { environmentAtom, type Environment } from '../shared/environment.ts';

/** Creates the app's store with its environment. */
export function createAppStore(environment: Environment): ReturnType<typeof createStore> {
  const store = createStore();
  store.set(environmentAtom, environment);
  const { session } = environment;
  let wasSignedIn = session.read().loggedIn;
  session.onChange(() => {
    const isSignedIn = session.read().loggedIn;
    if (isSignedIn !== wasSignedIn) store.set(sessionGenerationAtom, (generation) => generation + 1);
    wasSignedIn = isSignedIn;
  });
  return store;
}
