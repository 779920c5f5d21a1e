import { atom } from 'jotai';
import { liveHandlersAtom } from '../../features/messages/index.ts';
import { openLiveAtom } from '../../features/notifications/index.ts';

/** Opens the live connection of a user, with what messages make of what it brings. */
export const openLineAtom = atom(null, (get, set, userId: string): void => {
  set(openLiveAtom, { userId, ...get(liveHandlersAtom) });
});
