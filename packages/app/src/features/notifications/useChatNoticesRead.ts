import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { attentionAtom } from '#shared/attention.ts';
import { markNoticeAtom } from './data/connection.ts';
import { noticesAtom } from './data/notices.ts';
import { unreadIds } from '@patient/api/model';

/**
 * Marks notifications about a chat as read while the chat is visible in the window with focus.
 * @param thread loaded messages, a new value after each fetch; undefined while loading
 */
export function useChatNoticesRead(chatId: string, thread: unknown): void {
  const { data: list } = useAtomValue(noticesAtom());
  const attention = useAtomValue(attentionAtom);
  const mark = useSetAtom(markNoticeAtom);
  useEffect(() => {
    if (list === undefined || thread === undefined || attention !== 'focused') return;
    for (const id of unreadIds(list, chatId)) mark(id);
  }, [list, thread, chatId, attention, mark]);
}
