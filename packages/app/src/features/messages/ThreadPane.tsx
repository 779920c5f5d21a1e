import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, type Chat, type ChatMessage } from '@patient/api';
import { Avatar } from '@patient/ui/Avatar';
import { ChatThread } from '@patient/ui/ChatThread';
import { Link } from '@patient/ui/Link';
import { environmentAtom } from '../../shared/environment.ts';
import { meAtom } from '../../shared/patient/me.ts';
import { Composer } from './Composer.tsx';
import { shownChatAtom } from './data/arrivals.ts';
import { chatsAtom } from './data/chats.ts';
import { olderMessagesAtom, threadAtom } from './data/thread.ts';
import { chatTitle } from './rules/chatRows.ts';
import { firstUnread } from './rules/chats.ts';
import { messagesOf, olderPage } from './rules/thread.ts';
import { answerNotice, UNKNOWN_CHAT } from './strings.ts';
import { createBubbles, peerHref, peerName, pendingBubbles } from './rules/threadView.ts';
import { targetKey } from './rules/topics.ts';
import { useFileUrls } from './useFileUrls.ts';
import { useOutgoing } from './useOutgoing.ts';
import { useStable } from './useStable.ts';
import { failureText } from '../../shared/format/failureText.ts';
import { useLastFailure } from '../../shared/view/useLastFailure.ts';

const NO_MESSAGES: readonly ChatMessage[] = [];

/** Props of {@link ThreadPane}. */
export interface ThreadPaneProps {
  chatId: string;
}

/** Number of unread messages when the chat was opened: showing it makes them read. */
function useUnreadAtOpening(chats: readonly Chat[] | undefined, chatId: string): number {
  const [unread, setUnread] = useState<number>();
  const now = chats?.find(({ _id }) => _id === chatId)?.unread;
  if (unread === undefined && now !== undefined) setUnread(now);
  return unread ?? now ?? 0;
}

/** One chat; use the chat's id as its `key`. */
export function ThreadPane({ chatId }: ThreadPaneProps) {
  const { now } = useAtomValue(environmentAtom);
  const userId = useAtomValue(meAtom).data?._id ?? '';
  const { data: chats } = useAtomValue(chatsAtom);
  const { data: thread, error, refetch } = useAtomValue(threadAtom(chatId));
  const [failure, forgetFailure] = useLastFailure(error ?? undefined, thread !== undefined);
  const older = useAtomValue(olderMessagesAtom(chatId));
  const setShown = useSetAtom(shownChatAtom);
  const unread = useUnreadAtOpening(chats, chatId);

  const target = useMemo(() => ({ kind: 'chat', chatId }) as const, [chatId]);
  const messages = useMemo(() => (thread ? messagesOf(thread) : NO_MESSAGES), [thread]);
  const outgoing = useOutgoing([targetKey(target)], target, messages);
  const { pending, sending, share } = outgoing;
  const { urls, download } = useFileUrls(messages, pending);
  const listed = chats?.find(({ _id }) => _id === chatId);
  const chat = thread?.chat ?? listed;
  const peer = chat?.users?.[0];

  useEffect(() => {
    setShown(chatId);
    return () => setShown(undefined);
  }, [chatId, setShown]);

  const minute = Math.floor(now() / 60_000);
  const view = useMemo(
    () => ({ userId, now: minute * 60_000, peer, fileUrls: urls }),
    [userId, minute, peer, urls],
  );
  const bubbles = useMemo(() => createBubbles(view), [view]);
  const shown = useMemo(
    () => [
      ...messages.map(bubbles),
      ...pending.flatMap((item) => pendingBubbles(item, { sending, share }, view)),
    ],
    [messages, bubbles, pending, sending, share, view],
  );
  const [firstUnreadMessage, setFirstUnread] = useState<string>();
  const found =
    thread && firstUnreadMessage === undefined ? firstUnread(messages, unread, userId) : undefined;
  if (found !== undefined) setFirstUnread(found);

  const retry = useStable(outgoing.retry);
  const takeBack = useStable(outgoing.takeBack);
  const fetchFile = useStable((id: string) => {
    const message = messages.find((one) => bubbles(one).id === id);
    if (message) void download(message);
  });

  const isUnknown = failure instanceof ApiError && failure.status === 404;
  const reload = () => {
    forgetFailure();
    void refetch();
  };
  const name = peerName(peer);
  const href = peerHref(peer);
  return (
    <ChatThread
      title={href === undefined ? name : <Link href={href}>{name}</Link>}
      avatar={<Avatar name={name} src={peer?.avatar} isDecorative />}
      subtitle={chatTitle(chat ?? {})}
      messages={shown}
      firstUnreadId={firstUnreadMessage ?? found}
      hasOlder={thread !== undefined && olderPage(thread) !== undefined}
      onLoadOlder={() => older.mutate()}
      isLoadingOlder={older.isPending}
      isLoading={thread === undefined && failure === undefined}
      {...(failure && { error: isUnknown ? UNKNOWN_CHAT : failureText(failure) })}
      {...(!isUnknown && { onReload: reload })}
      onRetryMessage={retry}
      onEditMessage={takeBack}
      onCancelMessage={takeBack}
      onDownload={fetchFile}
      notice={answerNotice(peer?.roles[0] === 'doctor')}
      {...(!isUnknown && { composer: <Composer target={target} /> })}
      headingLevel={2}
    />
  );
}
