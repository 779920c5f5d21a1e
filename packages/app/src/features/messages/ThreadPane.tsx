import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { ApiError, type Chat, type ChatMessage } from '@patient/api';
import { Avatar } from '@patient/ui/Avatar';
import { ChatThread } from '@patient/ui/ChatThread';
import { useLastFailure } from '@patient/ui/hooks';
import { Link } from '@patient/ui/Link';
import { failureText } from '#shared/format/failureText.ts';
import { meAtom } from '#shared/patient/me.ts';
import { useNow } from '#shared/view/useNow.ts';
import { useChatNoticesRead } from '#features/notifications/index.ts';
import { Composer } from './Composer.tsx';
import { chatsAtom } from './data/chats.ts';
import { olderMessagesAtom, threadAtom } from './data/thread.ts';
import { chatTitle } from './views/chatRows.ts';
import { firstUnread, unreadOf, type Unread, messagesOf, olderPage } from '@patient/api/model';
import { createShownMessages, keyOfShown, peerHref, peerName, shownUnsent } from './views/threadView.ts';
import { targetsOf } from './views/chatPage.ts';
import { answerNotice, UNKNOWN_CHAT } from './strings.ts';
import { useFileActions, useFiles } from './useFiles.tsx';
import { useApplied, useUnsent } from './useUnsent.ts';

/** Reserves the line of the notice until it is known who answers. */
const UNKNOWN_NOTICE = '\u00A0';

const NO_MESSAGES: readonly ChatMessage[] = [];

/** Props of {@link ThreadPane}. */
export interface ThreadPaneProps {
  chatId: string;
}

/** First unread message when the chat was opened; stored, because showing it marks it as read. */
function useFirstUnread(listed: Chat | undefined, messages: readonly ChatMessage[], userId: string) {
  const [unread, setUnread] = useState<Unread>();
  const [first, setFirst] = useState<string>();
  const atOpening = unread ?? unreadOf(listed);
  if (unread !== atOpening) setUnread(atOpening);
  const found = first ?? (atOpening && firstUnread(messages, atOpening, userId));
  if (first !== found) setFirst(found);
  return found;
}

/** One chat; use the chat's id as its `key`. */
export function ThreadPane({ chatId }: ThreadPaneProps) {
  const me = useAtomValue(meAtom);
  const userId = me.data?._id ?? '';
  const { data: chats } = useAtomValue(chatsAtom());
  const query = useAtomValue(threadAtom(chatId));
  // Without the account, the patient's own messages would look like received ones.
  const thread = userId === '' ? undefined : query.data;
  const error = query.error ?? (userId === '' ? me.error : null);
  const [failure, forgetFailure] = useLastFailure(error ?? undefined, thread !== undefined);
  const older = useAtomValue(olderMessagesAtom(chatId));
  const target = useMemo(() => ({ kind: 'chat', chatId }) as const, [chatId]);
  const messages = useMemo(() => (thread ? messagesOf(thread) : NO_MESSAGES), [thread]);
  const { unsent, attempt, attach, actions } = useUnsent(target, messages);
  const files = useFiles(messages, unsent);
  const listed = chats?.find(({ _id }) => _id === chatId);
  const firstUnreadId = useFirstUnread(listed, messages, userId);
  const chat = thread?.chat ?? listed;
  const peer = chat?.users?.[0];
  useChatNoticesRead(chatId, thread);

  // Adopts messages written before the chat existed, here or in another tab.
  useApplied(
    useMemo(
      () => ({ type: 'adopt', targets: chat ? targetsOf(chat, chats) : [], chatId }),
      [chat, chats, chatId],
    ),
  );

  const now = useNow();
  const view = useMemo(() => ({ userId, now, peer, files }), [userId, now, peer, files]);
  const show = useMemo(() => createShownMessages(view), [view]);
  const shown = useMemo(
    () => [...messages.map(show), ...unsent.flatMap((message) => shownUnsent(message, attempt, view))],
    [messages, show, unsent, attempt, view],
  );
  const { actions: fileActions, dialog } = useFileActions(
    shown,
    (id) =>
      messages.find((one) => show(one).id === id) ?? unsent.find(({ key }) => key === keyOfShown(id))?.file,
  );

  const isUnknown = failure instanceof ApiError && failure.status === 404;
  const reload = () => {
    forgetFailure();
    void query.refetch();
    if (userId === '') void me.refetch();
  };
  const composer = <Composer target={target} onAttach={attach} />;
  const name = peerName(peer);
  const href = peerHref(peer);
  return (
    <>
      <ChatThread
        title={href === undefined ? name : <Link href={href}>{name}</Link>}
        avatar={<Avatar name={name} src={peer?.avatar} isDecorative />}
        subtitle={chatTitle(chat ?? {})}
        messages={shown}
        firstUnreadId={firstUnreadId}
        hasOlder={thread !== undefined && olderPage(thread) !== undefined}
        onLoadOlder={() => older.mutate()}
        isLoadingOlder={older.isPending}
        isLoading={thread === undefined && failure === undefined}
        {...(failure && { error: isUnknown ? UNKNOWN_CHAT : failureText(failure) })}
        {...(!isUnknown && { onReload: reload })}
        {...actions}
        {...fileActions}
        notice={chat === undefined ? UNKNOWN_NOTICE : answerNotice(peer?.roles[0] === 'doctor')}
        {...(!isUnknown && { composer, onDropFiles: attach })}
        headingLevel={2}
      />
      {dialog}
    </>
  );
}
