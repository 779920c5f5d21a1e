import { atom } from 'jotai';
import { avatarUrlAtom } from '#shared/patient/me.ts';
import { ownAvatarAtom } from '#shared/patient/ownAvatar.ts';
import { openLiveAtom } from './openLive.ts';

/** Starts what the first render does not need: the socket, and the account's picture. */
export const startLazyServicesAtom = atom(null, (_get, set): void => {
  set(avatarUrlAtom, ownAvatarAtom);
  set(openLiveAtom);
});
