import { useEffect, useRef } from 'react';
import { useAnnouncer } from '../../components/Alert/index.ts';
import type { ChatThreadMessage } from './threadRows.ts';

const isWaiting = ({ state }: ChatThreadMessage) => state === 'unsent' || state === 'sending';
const isDelivered = ({ state }: ChatThreadMessage) => state === 'sent' || state === 'read';

/**
 * Announces that a message of the patient was delivered: the thread's log announces what is added, and so only that the message
 * waits.
 */
export function useSentAnnouncement(messages: readonly ChatThreadMessage[], text: string): void {
  const announce = useAnnouncer();
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (messages.some((message) => isDelivered(message) && waiting.current.has(message.id))) announce(text);
    waiting.current = new Set(messages.filter(isWaiting).map(({ id }) => id));
  }, [messages, text, announce]);
}
