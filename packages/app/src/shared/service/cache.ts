import { atom, type Getter } from 'jotai';
import { environmentAtom, sessionEndAtom } from '../environment.ts';
import { watchExpiry, watchReturn } from '../session/index.ts';
import { madeCacheAtom } from './forgetAnswers.ts';
import { notifyFailure } from './notify.ts';
import { joinOtherTabs } from './otherTabs.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * The cache of this session, created when the first screen reads something of the service: /login reads nothing, and loads
 * none of its code. It is emptied when the session ends.
 */
export const cacheAtom = atom((get) => {
  const environment = get(environmentAtom);
  const { session } = environment;
  const cache = createQueryClient({
    onFailure: (error) => notifyFailure(environment, error),
    onChange: () => tabs.announce(),
  });
  const tabs = joinOtherTabs(cache, environment.serviceUrl);
  // What is on the screen is read again when the tab is shown again or the connection is back.
  cache.mount();
  const stopWatching = watchExpiry(environment);
  const stopWaiting = watchReturn(session);
  const dispose = () => {
    stopWatching();
    stopWaiting();
    tabs.close();
    cache.unmount();
    void cache.cancelQueries();
    cache.clear();
  };
  get(sessionEndAtom).addEventListener('abort', dispose, { once: true });
  get(madeCacheAtom).cache = cache;
  return cache;
});

/** For the second argument of `atomWithMutation`; `queryAtom` has it. */
export const cacheOf = (get: Getter) => get(cacheAtom);
