import { createStore } from 'jotai';
import { environmentAtom, type Environment } from '../shared/environment.ts';

/** A store for one app, with its environment. */
export function createAppStore(environment: Environment): ReturnType<typeof createStore> {
  const store = createStore();
  store.set(environmentAtom, environment);
  return store;
}
