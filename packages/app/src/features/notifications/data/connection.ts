import { atom, type Getter } from 'jotai';
import type { LiveConnection } from '@patient/api/live';
import { meAtom } from '#shared/patient/me.ts';
import { announceChangeAtom } from '#shared/service/cache.ts';
import { noticeReadAtom } from './notices.ts';

const openedAtom = atom<LiveConnection | undefined>(undefined);

/** Ids of notifications that were read before the connection was opened. */
const readEarlyAtom = atom<readonly string[]>([]);

function send(get: Getter, connection: LiveConnection, id: string): void {
  const userId = get(meAtom).data?._id;
  if (userId !== undefined) connection.send({ event: 'markAsRead', data: { id, userId, type: 'notice' } });
}

/** Socket connection of this session; undefined until lazily loaded code opens it. */
export const connectionAtom = atom(
  (get) => get(openedAtom),
  (get, set, connection: LiveConnection) => {
    set(openedAtom, connection);
    for (const id of get(readEarlyAtom)) send(get, connection, id);
    set(readEarlyAtom, []);
  },
);

/** Marks a notification as read through the socket (specification section 4), now or when it opens. */
export const markNoticeAtom = atom(null, (get, set, id: string) => {
  const connection = get(openedAtom);
  if (connection === undefined) set(readEarlyAtom, [...get(readEarlyAtom), id]);
  else send(get, connection, id);
  set(noticeReadAtom, id);
  set(announceChangeAtom);
});
