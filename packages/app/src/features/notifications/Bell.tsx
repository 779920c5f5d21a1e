import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import type { Notification } from '@patient/api';
import { NotificationMenu, type NotificationEntry } from '@patient/ui/NotificationMenu';
import { formatNoticeTime } from '#shared/format/dates.ts';
import { LIMITS } from '#shared/limits.ts';
import { markNoticeAtom } from './data/connection.ts';
import { moreNoticesAtom, noticesAtom, unreadNoticesAtom } from './data/notices.ts';
import { countedTitle } from './views/countedTitle.ts';
import { hasNewMessage, nextPage, type NoticeList } from '@patient/api/model';
import { NO_TARGET, noticeTarget } from './views/noticeTarget.ts';
import { failureText } from '#shared/format/failureText.ts';

function entryOf(notice: Notification): NotificationEntry {
  const { _id, message, createdAt, hasRead } = notice;
  const target = noticeTarget(notice);
  return {
    id: _id,
    message,
    time: formatNoticeTime(createdAt) ?? '',
    dateTime: createdAt,
    isRead: hasRead === true,
    ...target,
    ...(target.href === undefined && { note: NO_TARGET }),
  };
}

/** Adds the number of unread notifications to the document title, also after a screen sets the title. */
function useCountedTitle(unread: number): void {
  useEffect(() => {
    const update = () => {
      const title = countedTitle(document.title, unread);
      if (title !== document.title) document.title = title;
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = countedTitle(document.title, 0);
    };
  }, [unread]);
}

/** Number of times that messages were received for chats that aren't shown: a shown chat announces its own. */
function useReceivedMessages(list: NoticeList | undefined): number {
  const shownChatId = new URLSearchParams(useSearch()).get('chatId');
  const before = useRef<NoticeList>(undefined);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const known = before.current;
    before.current = list;
    if (known && list && hasNewMessage(known, list, shownChatId)) setCount((received) => received + 1);
  }, [list, shownChatId]);
  return count;
}

/** Notification menu of the header (specification sections 2 and 4). */
export function Bell() {
  const { data: list, error, isFetching, refetch } = useAtomValue(noticesAtom());
  const more = useAtomValue(moreNoticesAtom);
  const all = useAtomValue(unreadNoticesAtom);
  const mark = useSetAtom(markNoticeAtom);
  const unread = list?.unread ?? 0;
  const items = useMemo(() => list?.items.map(entryOf) ?? [], [list?.items]);
  useCountedTitle(unread);
  const failure: Error | null = list === undefined ? error : more.error instanceof Error ? more.error : null;
  const retry = () => (list === undefined ? void refetch() : more.mutate());
  return (
    <NotificationMenu
      items={items}
      unread={unread}
      receivedMessages={useReceivedMessages(list)}
      isLoading={list === undefined && isFetching}
      {...(failure && !more.isPending && { error: failureText(failure) })}
      onRetry={retry}
      hasMore={list !== undefined && nextPage(list, LIMITS.notices.limit) !== undefined}
      onMore={() => more.mutate()}
      isLoadingMore={more.isPending}
      onRead={mark}
      onReadAll={() => all.mutate(undefined, { onSuccess: (ids) => ids.forEach((id) => mark(id)) })}
      isReadingAll={all.isPending}
    />
  );
}
