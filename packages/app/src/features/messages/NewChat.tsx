import { useAtomValue } from 'jotai';
import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { ChatMessage } from '@patient/api';
import { type ChatTarget, isDoctorTopic, targetKey, topicText } from '@patient/api/messages';
import { Avatar } from '@patient/ui/Avatar';
import { ChatThread } from '@patient/ui/ChatThread';
import { Link } from '@patient/ui/Link';
import { failureText } from '#shared/format/failureText.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { useNow } from '#shared/view/useNow.ts';
import { assignedDoctorAtom } from '#features/doctors/index.ts';
import { Composer } from './Composer.tsx';
import { chatsAtom, chatsSettledAtom, subscriptionChatAtom } from './data/chats.ts';
import { chatTitle } from './views/chatRows.ts';
import { doctorPeer } from '@patient/api/model';
import { keyOfShown, peerHref, peerName, shownUnsent } from './views/threadView.ts';
import { medicineName } from './views/treatments.ts';
import { chatHref, chatIdOfSubscription } from './views/chatPage.ts';
import { answerNotice } from './strings.ts';
import { useFileActions, useFiles } from './useFiles.tsx';
import { useUnsent } from './useUnsent.ts';

/** Props of {@link NewChat}. */
export interface NewChatProps {
  /** Requires a stable identity. */
  target: Exclude<ChatTarget, { kind: 'chat' }>;
}

const NO_MESSAGES: readonly ChatMessage[] = [];
const strings = {
  emptyTitle: 'Write your first message',
  emptyText: "You'll see the answer here.",
};

/**
 * Existing chat of a target: started by a message on this page, in the list, or found by its subscription.
 * @param started ID of the chat that a message on this page started
 */
function useChatOf(target: NewChatProps['target'], started: string | undefined) {
  const { data: chats } = useAtomValue(chatsAtom());
  const isSettled = useAtomValue(chatsSettledAtom);
  const known = started ?? (target.kind === 'topic' ? undefined : chatIdOfSubscription(chats, target));
  const isSearched = known === undefined && target.kind === 'subscription' && target.topic === undefined;
  const search = useAtomValue(subscriptionChatAtom(isSearched ? target.subscriptionId : ''));
  const isLoading = isSearched ? search.isPending : target.kind === 'subscription' && !isSettled;
  return { chatId: known ?? search.data ?? undefined, isLoading, search };
}

/** Title of the chat with a target, and its doctor; without the treatment and the doctor until they are loaded. */
function useAbout(target: NewChatProps['target']) {
  const { data: subscriptions } = useAtomValue(subscriptionsAtom);
  const subscription =
    target.kind === 'subscription'
      ? subscriptions?.find(({ _id }) => _id === target.subscriptionId)
      : undefined;
  const { data: doctor } = useAtomValue(assignedDoctorAtom(subscription));
  const title = chatTitle({
    ...(target.topic && { topic: topicText(target.topic) }),
    ...(subscription && { variationName: medicineName(subscription) }),
  });
  return { title, peer: doctor ? doctorPeer(doctor) : undefined };
}

/** Chat that is created by its first message; then the URL changes to that of the chat. */
export function NewChat({ target }: NewChatProps) {
  const [, navigate] = useLocation();
  const { messages, dispatch, unsent, attempt, attach, actions } = useUnsent(target);
  const { chatId, isLoading, search } = useChatOf(target, messages.started.get(targetKey(target)));
  const { title, peer } = useAbout(target);
  const files = useFiles(NO_MESSAGES, unsent);
  const isDoctor = target.kind === 'subscription' || isDoctorTopic(target.topic);
  const now = useNow();

  // Fetched before rendering: the subscription may already have a chat.
  useLayoutEffect(() => {
    if (chatId === undefined) return;
    const isTyping = document.activeElement instanceof HTMLTextAreaElement;
    dispatch({ type: 'adopt', targets: [target], chatId, isTyping });
    navigate(chatHref({ kind: 'chat', chatId }), { replace: true });
  }, [chatId, dispatch, navigate, target]);

  const shown = useMemo(() => {
    const view = { now, files };
    return unsent.flatMap((message) => shownUnsent(message, attempt, view));
  }, [unsent, attempt, now, files]);
  const { actions: fileActions, dialog } = useFileActions(
    shown,
    (id) => unsent.find(({ key }) => key === keyOfShown(id))?.file,
  );

  const href = peerHref(peer);
  return (
    <>
      <ChatThread
        title={
          href ? <Link href={href}>{peerName(peer)}</Link> : isDoctor ? 'Ask your doctor' : 'Ask support'
        }
        avatar={<Avatar name={peer ? peerName(peer) : ''} src={peer?.avatar} isDecorative />}
        subtitle={title}
        messages={shown}
        isLoading={isLoading}
        {...(search.error && { error: failureText(search.error) })}
        onReload={() => void search.refetch()}
        {...actions}
        {...fileActions}
        notice={answerNotice(isDoctor)}
        composer={<Composer target={target} onAttach={attach} />}
        onDropFiles={attach}
        strings={strings}
        headingLevel={2}
      />
      {dialog}
    </>
  );
}
