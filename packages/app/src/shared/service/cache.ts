import { atom, type Getter } from 'jotai';
import { environmentAtom, type Environment } from '../environment.ts';
import { signInsAtom, watchExpiry, watchReturn, watchSignIn } from '../session/index.ts';
import { answersGenerationAtom } from './forgetAnswers.ts';
import { notifyFailure } from './notify.ts';
import { joinOtherTabs } from './otherTabs.ts';
import { createQueryClient } from './queryClient.ts';

/** What ends the cache in use, by environment. */
const disposers = new WeakMap<Environment, () => void>();

/**
 * The cache of this store, made when the first screen asks for server state: /login needs none, and loads none of its
 * code. It is emptied when the session ends, and made anew for the next one, so that no answer, and no change that
 * a patient has asked for, passes on.
 */
export const cacheAtom = atom((get) => {
  get(signInsAtom);
  get(answersGenerationAtom);
  const environment = get(environmentAtom);
  const { session } = environment;
  disposers.get(environment)?.();
  const cache = createQueryClient({
    onFailure: (error) => notifyFailure(environment, error),
    onChange: () => tabs.announce(),
  });
  const tabs = joinOtherTabs(cache, environment.serviceUrl);
  // What is on the screen is read again when the tab is shown again or the connection is back.
  cache.mount();
  const stopWatching = watchExpiry(environment);
  const stopWaiting = watchReturn(session);
  const leave = watchSignIn(session, () => dispose());
  const dispose = () => {
    leave();
    stopWatching();
    stopWaiting();
    tabs.close();
    cache.unmount();
    // What is still under way belongs to who has left.
    void cache.cancelQueries();
    cache.clear();
  };
  disposers.set(environment, dispose);
  return cache;
});

/** For the second argument of `atomWithMutation`; `queryAtom` has it. */
export const cacheOf = (get: Getter) => get(cacheAtom);
