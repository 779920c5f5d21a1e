import { atom, type Getter } from 'jotai';
import { isRecord } from '@patient/api';
import type { SharedConnection } from '@patient/api/live';
import { meAtom } from '#shared/patient/me.ts';

/** Message from one tab to the others. */
export interface TabNote {
  /** The patient has read a chat. */
  readonly readChat: string;
}

/** Parses the message of another tab, which may run another release. */
export function readTabNote(value: unknown): TabNote | undefined {
  if (!isRecord(value)) return undefined;
  const { readChat } = value;
  return typeof readChat === 'string' ? { readChat } : undefined;
}

type Connection = SharedConnection<TabNote>;

const openedAtom = atom<Connection | undefined>(undefined);

/** Ids of notifications that were read before the connection was opened. */
const readEarlyAtom = atom<ReadonlySet<string>>(new Set<string>());

function markAsRead(get: Getter, connection: Connection, id: string): void {
  const userId = get(meAtom).data?._id;
  if (userId !== undefined) connection.send({ event: 'markAsRead', data: { id, userId, type: 'notice' } });
}

/** Socket connection of this session; undefined until lazily loaded code opens it. */
export const connectionAtom = atom(
  (get) => get(openedAtom),
  (get, set, connection: Connection) => {
    set(openedAtom, connection);
    for (const id of get(readEarlyAtom)) markAsRead(get, connection, id);
    set(readEarlyAtom, new Set());
  },
);

/** Marks a notification as read through the socket (specification section 4), now or when it opens. */
export const markNoticeAtom = atom(null, (get, set, id: string) => {
  const connection = get(openedAtom);
  if (connection === undefined) set(readEarlyAtom, new Set(get(readEarlyAtom)).add(id));
  else markAsRead(get, connection, id);
});

/** Notifies other tabs that a chat was read. */
export const announceChatReadAtom = atom(null, (get, _set, readChat: string) =>
  get(openedAtom)?.postNote({ readChat }),
);
