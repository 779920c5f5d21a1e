import { atom } from 'jotai';
import type { SharedConnection } from '@patient/api/live';
import { sessionScopedAtom } from '../../../shared/session/index.ts';
import type { TabNote } from '../rules/tabNote.ts';

/** The live connection of this session; undefined until it is opened, which takes code that comes after the page. */
export const connectionAtom = sessionScopedAtom<SharedConnection<TabNote> | undefined>(undefined);

/** Marks a notification as read, through the socket (specification section 4). */
export const markNoticeAtom = atom(
  null,
  (get, _set, mark: { readonly id: string; readonly userId: string }) =>
    get(connectionAtom)?.send({ event: 'markAsRead', data: { ...mark, type: 'notice' } }),
);

/** Lets the other tabs know that a chat was read. */
export const tellChatReadAtom = atom(null, (get, _set, readChat: string) =>
  get(connectionAtom)?.tell({ readChat }),
);
