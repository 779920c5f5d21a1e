import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { ChatMessage } from '@patient/api';
import { onlineAtom } from '#shared/service/online.ts';
import { chatsSettledAtom } from './data/chats.ts';
import { outboxAtom, outboxStateAtom, uploadAtom } from './data/messageOutbox.ts';
import { takeBackAtom } from './data/handOver.ts';
import { pendingOf, sentKey, settledBy, type OutgoingMessage } from './rules/outgoing.ts';
import type { ChatTarget } from './rules/topics.ts';
import { keyOfBubble } from './rules/threadView.ts';

/** Unsent messages of a chat, and what can be done about them. */
export interface Outgoing {
  readonly pending: readonly OutgoingMessage[];
  /** Key and progress of the one on its way. */
  readonly sending: string | undefined;
  readonly share: number | undefined;
  readonly retry: (bubbleId: string) => void;
  /** Puts a message back into the composer. */
  readonly takeBack: (bubbleId: string) => void;
}

const NO_MESSAGES: readonly ChatMessage[] = [];

/**
 * Follows the unsent messages of a chat.
 * @param targets names of the chat: its own, and that of the subscription or topic it began with
 * @param target whose composer a message goes back to
 */
export function useOutgoing(
  targets: readonly string[],
  target: ChatTarget,
  messages: readonly ChatMessage[] = NO_MESSAGES,
): Outgoing {
  const outbox = useAtomValue(outboxAtom);
  const { items } = useAtomValue(outboxStateAtom);
  const upload = useAtomValue(uploadAtom);
  const isOnline = useAtomValue(onlineAtom);
  const areChatsSettled = useAtomValue(chatsSettledAtom);
  const takeBack = useSetAtom(takeBackAtom);

  useEffect(() => {
    void outbox.restore().then(outbox.retry);
  }, [outbox]);
  useEffect(() => {
    if (isOnline) outbox.retry();
  }, [outbox, isOnline]);
  useEffect(() => {
    // The list tells which chat a message for a subscription holds up.
    if (areChatsSettled) outbox.retry();
  }, [outbox, areChatsSettled]);
  useEffect(() => {
    for (const { key, rest } of settledBy(items, messages)) {
      if (rest) outbox.put(rest, 0);
      else outbox.remove(key);
    }
  }, [outbox, items, messages]);
  const itemOf = (bubbleId: string) =>
    [...items.values()].find((item) => sentKey(item) === keyOfBubble(bubbleId));

  const names = targets.join(' ');
  const pending = useMemo(
    () => pendingOf(items.values(), names.split(' '), messages),
    [items, names, messages],
  );

  return {
    pending,
    sending: upload?.key,
    share: upload?.share,
    retry(bubbleId) {
      const item = itemOf(bubbleId);
      if (item === undefined) return;
      const { refusal: _refusal, ...again } = item;
      outbox.put(again, 0);
    },
    takeBack(bubbleId) {
      const item = itemOf(bubbleId);
      if (item === undefined) return;
      takeBack(item, { target });
    },
  };
}
