import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import { environmentAtom, sessionEndAtom } from '../environment.ts';
import { MESSAGES } from '../messages.ts';
import { cacheHolderAtom } from './resetQueries.ts';
import { notifyFailure } from './notify.ts';
import { joinOtherTabs } from './otherTabs.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * The cache of this session, created when the first screen reads something of the service: /login reads nothing, and loads
 * none of its code. It is emptied when the session ends.
 */
export const cacheAtom = atom((get) => {
  const environment = get(environmentAtom);
  const cache = createQueryClient({
    onFailure: (error, since) => notifyFailure(environment, error, since),
    onChange(showsDone) {
      tabs.announce();
      if (showsDone) environment.toasts.show({ kind: 'info', message: MESSAGES.done });
    },
  });
  const tabs = joinOtherTabs(cache, environment.serviceUrl);
  // What is on the screen is read again when the tab is shown again or the connection is back.
  cache.mount();
  const dispose = () => {
    tabs.close();
    cache.unmount();
    void cache.cancelQueries();
    cache.clear();
  };
  get(sessionEndAtom).addEventListener('abort', dispose, { once: true });
  get(cacheHolderAtom).cache = cache;
  return cache;
});

/** Reads queries again: at once those on the screen, the others when they are shown next. */
export const invalidate = async (cache: QueryClient, keys: readonly QueryKey[]): Promise<void> => {
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
};

/** For the second argument of `atomWithMutation`; `queryAtom` has it. */
export const cacheOf = (get: Getter) => get(cacheAtom);
