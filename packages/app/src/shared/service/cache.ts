import { atom, type Getter } from 'jotai';
import { environmentAtom } from '../environment.ts';
import { notifyFailure } from './notify.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * The cache of this store, made when the first screen asks for server state: /login needs none, and loads none of its
 * code. It is emptied when the session ends.
 */
export const cacheAtom = atom((get) => {
  const environment = get(environmentAtom);
  const { session } = environment;
  const cache = createQueryClient((error) => notifyFailure(environment, error));
  let wasSignedIn = session.read().loggedIn;
  session.onChange(() => {
    const isSignedIn = session.read().loggedIn;
    if (wasSignedIn && !isSignedIn) {
      // What is still under way belongs to who has left.
      void cache.cancelQueries();
      cache.clear();
    }
    wasSignedIn = isSignedIn;
  });
  return cache;
});

/** For the second argument of `atomWithQuery` and `atomWithMutation`. */
export const cacheOf = (get: Getter) => get(cacheAtom);
