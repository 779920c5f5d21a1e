import type { ChatMessage } from '@patient/api';
import type { ChatTarget, MessageAction, MessageFile } from '@patient/api/messages';
import type { Store } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { refreshQueries } from '#shared/service/otherTabs.ts';
import { markNoticeAtom } from '#features/notifications/data/connection.ts';
import { noticesAtom } from '#features/notifications/data/notices.ts';
import { chatsAtom } from '#features/messages/data/chats.ts';
import { messagesAtom, retrySendingAtom } from '#features/messages/data/outbox.ts';
import { threadAtom } from '#features/messages/data/thread.ts';
import { unreadAtom } from '#features/messages/data/unread.ts';
import { messagesOf } from '@patient/api/model';
import { openLiveAtom } from '#shell/live/openLive.ts';

/** Tab of a patient: reads and sets the same atoms as the screens. */
export interface SimulatedTab {
  /** Shows a chat instead of the current one; undefined shows the list. */
  readonly show: (chatId?: string) => void;
  readonly shown: () => string | undefined;
  readonly write: (target: ChatTarget, text: string, file?: MessageFile) => void;
  /** Marks the newest unread notification as read, as the bell does when it is shown. */
  readonly readNotice: () => void;
  /** Counts of the bell and the badge. */
  readonly counters: () => { readonly bell: number | undefined; readonly badge: number };
  readonly unreadOf: (chatId: string) => number | undefined;
  /** Messages of the shown chat. */
  readonly messages: () => readonly ChatMessage[];
  readonly chatIds: () => readonly string[];
  readonly unsent: () => number;
  /** Refetches failed queries and continues sending, as when the device is online again. */
  readonly retry: () => void;
  /** Refetches all data, as after a change in another tab. */
  readonly refresh: () => void;
  readonly close: () => void;
}

const nothing = () => {};

export function openSimulatedTab(store: Store): SimulatedTab {
  const cleanups: (() => void)[] = [];
  const follow = <Value>(atom: Parameters<typeof store.get<Value>>[0], listener = nothing) => {
    cleanups.push(store.sub(atom, listener));
  };
  const dispatch = (action: MessageAction) => store.set(messagesAtom, action);
  let leaveChat = nothing;
  let shown: string | undefined;
  const thread = () => {
    return shown === undefined ? undefined : store.get(threadAtom(shown)).data;
  };
  const messages = () => {
    const known = thread();
    return known === undefined ? [] : messagesOf(known);
  };
  /** Like useUnsent, for each new state. */
  const settle = () => dispatch({ type: 'stored', messages: messages() });
  const openLive = () => {
    if (store.get(meAtom).data !== undefined) store.set(openLiveAtom);
  };

  follow(meAtom, openLive);
  follow(chatsAtom());
  follow(unreadAtom());
  follow(noticesAtom());
  follow(messagesAtom, settle);
  openLive();

  return {
    show(chatId) {
      leaveChat();
      leaveChat = nothing;
      shown = chatId;
      if (chatId === undefined) return;
      leaveChat = store.sub(threadAtom(chatId), settle);
      store.set(retrySendingAtom);
    },
    shown: () => shown,
    write(target, text, file) {
      const key = crypto.randomUUID();
      dispatch({ type: 'draft', target, change: { text, file } });
      dispatch({ type: 'queue', target, text, key, now: Date.now() });
    },
    readNotice() {
      const unread = store.get(noticesAtom()).data?.items.find(({ hasRead }) => hasRead !== true);
      if (unread !== undefined) store.set(markNoticeAtom, unread._id);
    },
    counters: () => ({
      bell: store.get(noticesAtom()).data?.unread,
      badge: store.get(unreadAtom()).data ?? 0,
    }),
    unreadOf: (chatId) => store.get(chatsAtom()).data?.find(({ _id }) => _id === chatId)?.unread,
    messages,
    chatIds: () => store.get(chatsAtom()).data?.map(({ _id }) => _id) ?? [],
    unsent: () => store.get(messagesAtom).all.length,
    retry() {
      void store.get(cacheAtom).refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      store.set(retrySendingAtom);
    },
    refresh: () => void refreshQueries(store.get(cacheAtom)),
    close() {
      leaveChat();
      for (const cleanup of cleanups) cleanup();
    },
  };
}
