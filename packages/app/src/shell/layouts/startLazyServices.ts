import { atom } from 'jotai';
import { liveHandlersAtom } from '#features/messages/index.ts';
import { openLiveAtom } from '#features/notifications/index.ts';
import { avatarUrlAtom } from '#shared/patient/me.ts';
import { ownAvatarAtom } from '#shared/patient/ownAvatar.ts';

/**
 * Starts features that the first render does not need: the socket, with the handlers of messages, and the account's picture.
 */
export const startLazyServicesAtom = atom(null, (get, set, userId: string): void => {
  set(avatarUrlAtom, ownAvatarAtom);
  set(openLiveAtom, { userId, ...get(liveHandlersAtom) });
});
