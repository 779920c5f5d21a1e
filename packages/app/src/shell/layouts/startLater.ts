import { atom } from 'jotai';
import { liveHandlersAtom } from '#features/messages/index.ts';
import { openLiveAtom } from '#features/notifications/index.ts';
import { avatarUrlAtom } from '#shared/patient/me.ts';
import { ownAvatarAtom } from '#shared/patient/ownAvatar.ts';

/**
 * Starts what no page of a user waits for: the live connection, with what messages make of what it brings, and the
 * picture of the account.
 */
export const startLaterAtom = atom(null, (get, set, userId: string): void => {
  set(avatarUrlAtom, ownAvatarAtom);
  set(openLiveAtom, { userId, ...get(liveHandlersAtom) });
});
