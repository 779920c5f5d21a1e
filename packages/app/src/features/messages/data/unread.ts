import { atom } from 'jotai';
import { unwrap } from '@patient/api';
import { storeAtom } from '#shared/environment.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { readUntilStable } from '#shared/service/readUntilStable.ts';
import { withUnreadChange, type UnreadChange, type UnreadCount } from '../rules/unreadCount.ts';

const unreadKey = ['unreadMessages'];

/** Number of messages and read marks of this page: a read that overlaps one is repeated. */
export const versionAtom = atom(0);

const NONE: UnreadCount = { counter: 0, counted: [] };

/** Number of new messages (GET /api/chat/unread-messages, the first element's counter). */
export const unreadAtom = queryAtom<UnreadCount>((get) => {
  const client = get(clientAtom);
  const store = get(storeAtom);
  return {
    queryKey: unreadKey,
    queryFn: async ({ signal }) => {
      const read = async () => {
        const [first] = await unwrap(client.GET('/api/chat/unread-messages', { signal }));
        return first?.counter ?? 0;
      };
      const counter = await readUntilStable(read, () => store.get(versionAtom));
      return withUnreadChange(NONE, { kind: 'fetched', counter });
    },
  };
});

/** Number of new messages, for badges. */
export const unreadCounterAtom = atom((get) => get(unreadAtom).data?.counter ?? 0);

/** Counts a new message, or messages that were read. */
export const changeUnreadAtom = atom(null, (get, set, change: UnreadChange): void => {
  set(versionAtom, get(versionAtom) + 1);
  get(cacheAtom).setQueryData<UnreadCount>(unreadKey, (before) => before && withUnreadChange(before, change));
});

/** Reads the number again. */
export const refreshUnreadAtom = atom(null, (get) =>
  get(cacheAtom).invalidateQueries({ queryKey: unreadKey }),
);
