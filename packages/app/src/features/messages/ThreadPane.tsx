import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { ApiError, type Chat, type ChatMessage } from '@patient/api';
import { Avatar } from '@patient/ui/Avatar';
import { ChatThread } from '@patient/ui/ChatThread';
import { Link } from '@patient/ui/Link';
import { environmentAtom } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { useChatNoticesRead } from '#features/notifications/index.ts';
import { Composer } from './Composer.tsx';
import { shownChatAtom } from './data/arrivals.ts';
import { begunChatsAtom, forgetBegunAtom } from './data/begunChats.ts';
import { chatsAtom } from './data/chats.ts';
import { olderMessagesAtom, threadAtom } from './data/thread.ts';
import { MovedDraft } from './MovedDraft.tsx';
import { chatTitle } from './rules/chatRows.ts';
import { firstUnread, unreadOf, type Unread } from './rules/chats.ts';
import { messagesOf, olderPage } from './rules/thread.ts';
import { answerNotice, UNKNOWN_CHAT } from './strings.ts';
import { createBubbles, peerHref, peerName, pendingBubbles } from './rules/threadView.ts';
import { begunWith, draftOwner, targetKey } from './rules/topics.ts';
import { useAttach } from './useAttach.ts';
import { useFileUrls } from './useFileUrls.ts';
import { useOutgoing } from './useOutgoing.ts';
import { useStable } from './useStable.ts';
import { failureText } from '#shared/format/failureText.ts';
import { useLastFailure } from '#shared/view/useLastFailure.ts';

const NO_MESSAGES: readonly ChatMessage[] = [];

/** Props of {@link ThreadPane}. */
export interface ThreadPaneProps {
  chatId: string;
}

/** What was unread when the chat was opened: showing it makes it read. */
function useUnreadAtOpening(listed: Chat | undefined): Unread | undefined {
  const [unread, setUnread] = useState<Unread>();
  const now = unread ?? unreadOf(listed);
  if (unread !== now) setUnread(now);
  return now;
}

/** Whatever the chat began with, the next message to that begins another one. */
function useForgetBegun(chatId: string): void {
  const begun = useAtomValue(begunChatsAtom);
  const forgetBegun = useSetAtom(forgetBegunAtom);
  useEffect(() => {
    if (begun.size > 0) forgetBegun(chatId);
  }, [forgetBegun, begun, chatId]);
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
  const listed = chats?.find(({ _id }) => _id === chatId);
  const unread = useUnreadAtOpening(listed);
  useForgetBegun(chatId);
  useChatNoticesRead(chatId, thread);

  const target = useMemo(() => ({ kind: 'chat', chatId }) as const, [chatId]);
  const messages = useMemo(() => (thread ? messagesOf(thread) : NO_MESSAGES), [thread]);
  const chat = thread?.chat ?? listed;
  const befores = chat ? begunWith(chat, chats) : [];
  const outgoing = useOutgoing([target, ...befores].map(targetKey), target, messages);
  const { pending, sending, share } = outgoing;
  const { urls, download } = useFileUrls(messages, pending);
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
    unread && firstUnreadMessage === undefined ? firstUnread(messages, unread, userId) : undefined;
  if (found !== undefined) setFirstUnread(found);

  const retry = useStable(outgoing.retry);
  const takeBack = useStable(outgoing.takeBack);
  const fetchFile = useStable((id: string) => {
    const message = messages.find((one) => bubbles(one).id === id);
    if (message) void download(message);
  });

  const attach = useAttach(target);
  const isUnknown = failure instanceof ApiError && failure.status === 404;
  const reload = () => {
    forgetFailure();
    void refetch();
  };
  const composer = (
    <>
      {/* The draft for a topic is shared by all topics of a treatment: only its own page moves it. */}
      {befores
        .filter(({ topic }) => topic === undefined)
        .map((before) => (
          <MovedDraft key={targetKey(before)} from={draftOwner(before)} to={draftOwner(target)} />
        ))}
      <Composer target={target} onAttach={attach} />
    </>
  );
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
      {...(!isUnknown && { composer, onDropFiles: attach })}
      headingLevel={2}
    />
  );
}
