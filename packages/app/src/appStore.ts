import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createQueryClient } from './data/queryClient.ts';
import { environmentAtom, type Environment } from './environment.ts';

/** A store for one app: its environment, and a cache that is emptied when the session ends. */
export function createAppStore(environment: Environment): ReturnType<typeof createStore> {
  const store = createStore();
  const cache = createQueryClient(environment.notifier);
  store.set(environmentAtom, environment);
  store.set(queryClientAtom, cache);
  environment.session.onChange(() => {
    if (environment.session.read().loggedIn) return;
    // What is still under way belongs to who has left.
    void cache.cancelQueries();
    cache.clear();
  });
  return store;
}
