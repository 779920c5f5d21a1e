import { atom } from 'jotai';
import { unwrap, type Chat } from '@patient/api';
import { storeAtom } from '#shared/environment.ts';
import { family } from '#shared/service/atomFamily.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { readUntilStable } from '#shared/service/readUntilStable.ts';
import { chatsKey, isSeen } from './received.ts';
import { versionAtom } from './unread.ts';

/** The patient's chats, the one written in last first (GET /api/chats). */
export const chatsAtom = queryAtom<readonly Chat[]>((get) => {
  const client = get(clientAtom);
  const store = get(storeAtom);
  return {
    queryKey: chatsKey,
    queryFn: ({ signal }) =>
      readUntilStable(
        () => unwrap(client.GET('/api/chats', { signal })),
        () => store.get(versionAtom),
      ),
  };
});

/** Whether the list has been requested, with or without success. */
export const chatsSettledAtom = atom((get) => {
  const { data, error } = get(chatsAtom);
  return data !== undefined || error !== null;
});

/**
 * Newest chat about a subscription, null for none (GET /api/chat). The service marks it as read, so it is requested only while
 * the tab is visible, and after the list, which still has the number of unread messages. No id requests nothing.
 */
export const subscriptionChatAtom = family((subscriptionId: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    const isListSettled = get(chatsSettledAtom);
    return {
      queryKey: ['subscriptionChat', subscriptionId],
      enabled: () => subscriptionId !== '' && isListSettled && isSeen(),
      queryFn: async ({ signal }) => {
        const call = client.GET('/api/chat', { params: { query: { subscriptionId } }, signal });
        const [chat] = await unwrap(call);
        return chat?._id ?? null;
      },
    };
  }),
);
