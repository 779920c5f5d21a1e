import { atom } from 'jotai';
import { unwrap } from '@patient/api';
import { cacheAtom, invalidate } from '#shared/service/cache.ts';
import { query } from '#shared/service/query.ts';

/** Number of new messages (GET /api/chat/unread-messages, the first element's counter). */
export const unreadAtom = query('getUnreadMessages', async ({ client, signal }) => {
  const [first] = await unwrap(client.GET('/api/chat/unread-messages', { signal }));
  // Never below 0 (specification section 4).
  return Math.max(0, first?.counter ?? 0);
});

/** Refetches the number of new messages. */
export const refreshUnreadAtom = atom(null, (get) => invalidate(get(cacheAtom), [unreadAtom.key()]));
