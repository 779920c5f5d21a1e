import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { ChatMessage } from '@patient/api';
import { Avatar } from '@patient/ui/Avatar';
import { ChatThread } from '@patient/ui/ChatThread';
import { Link } from '@patient/ui/Link';
import { environmentAtom } from '#shared/environment.ts';
import { failureText } from '#shared/format/failureText.ts';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { assignedDoctorAtom } from '#features/doctors/index.ts';
import { Composer } from './Composer.tsx';
import { begunChatsAtom, forgetBegunAtom } from './data/begunChats.ts';
import { chatsAtom, chatsSettledAtom, subscriptionChatAtom } from './data/chats.ts';
import { moveDraftAtom, typedOnAtom } from './data/drafts.ts';
import { chatTitle } from './rules/chatRows.ts';
import { doctorPeer, peerHref, peerName, pendingBubbles } from './rules/threadView.ts';
import { medicineName } from './rules/treatments.ts';
import {
  chatHref,
  chatIdOfSubscription,
  draftOwner,
  isDoctorTopic,
  targetKey,
  topicText,
  type ChatTarget,
} from './rules/topics.ts';
import { answerNotice } from './strings.ts';
import { useAttach } from './useAttach.ts';
import { useFileUrls } from './useFileUrls.ts';
import { useOutgoing } from './useOutgoing.ts';

/** Props of {@link NewChat}. */
export interface NewChatProps {
  target: Exclude<ChatTarget, { kind: 'chat' }>;
}

const NO_MESSAGES: readonly ChatMessage[] = [];
const strings = {
  emptyTitle: 'Write your first message',
  emptyText: "You'll see the answer here.",
};

/**
 * Chat of a target: begun by a message of this page, listed, or found by its subscription.
 * @returns its id, undefined for none, and the query that may still find it
 */
function useBegun(target: NewChatProps['target']) {
  const begun = useAtomValue(begunChatsAtom).get(targetKey(target));
  const { data: chats } = useAtomValue(chatsAtom);
  const isSettled = useAtomValue(chatsSettledAtom);
  const known = begun ?? (target.kind === 'topic' ? undefined : chatIdOfSubscription(chats, target));
  const isSearched = known === undefined && target.kind === 'subscription' && target.topic === undefined;
  const search = useAtomValue(subscriptionChatAtom(isSearched ? target.subscriptionId : ''));
  const isLoading = isSearched ? search.isPending : target.kind === 'subscription' && !isSettled;
  return { begun: known ?? search.data ?? undefined, isLoading, search };
}

/** Treatment of a target and its doctor, as far as they are loaded. */
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

/** Chat that begins with its first message; then the address becomes that of the chat. */
export function NewChat({ target }: NewChatProps) {
  const [, navigate] = useLocation();
  const { now } = useAtomValue(environmentAtom);
  const { begun, isLoading, search } = useBegun(target);
  const { title, peer } = useAbout(target);
  const forgetBegun = useSetAtom(forgetBegunAtom);
  const { pending, sending, share, retry, takeBack } = useOutgoing([targetKey(target)], target);
  const { urls } = useFileUrls(NO_MESSAGES, pending);
  const attach = useAttach(target);
  const moveDraft = useSetAtom(moveDraftAtom);
  const setTypedOn = useSetAtom(typedOnAtom);
  const owner = draftOwner(target);
  const isDoctor = target.kind === 'subscription' || isDoctorTopic(target.topic);
  const minute = Math.floor(now() / 60_000);

  // Before it is rendered: a subscription may have its chat already.
  useLayoutEffect(() => {
    if (begun === undefined) return;
    moveDraft({ from: owner, to: begun });
    if (document.activeElement instanceof HTMLTextAreaElement) setTypedOn(begun);
    navigate(chatHref({ kind: 'chat', chatId: begun }), { replace: true });
    // The next chat with support about this topic is another one.
    forgetBegun(begun);
  }, [begun, forgetBegun, navigate, owner, moveDraft, setTypedOn]);

  const shown = useMemo(() => {
    const view = { userId: '', now: minute * 60_000, peer: undefined, fileUrls: urls };
    return pending.flatMap((item) => pendingBubbles(item, { sending, share }, view));
  }, [pending, sending, share, minute, urls]);

  const href = peerHref(peer);
  return (
    <ChatThread
      title={href ? <Link href={href}>{peerName(peer)}</Link> : isDoctor ? 'Ask your doctor' : 'Ask support'}
      avatar={<Avatar name={peer ? peerName(peer) : ''} src={peer?.avatar} isDecorative />}
      subtitle={title}
      messages={shown}
      isLoading={isLoading}
      {...(search.error && { error: failureText(search.error) })}
      onReload={() => void search.refetch()}
      onRetryMessage={retry}
      onEditMessage={takeBack}
      onCancelMessage={takeBack}
      notice={answerNotice(isDoctor)}
      composer={<Composer target={target} onAttach={attach} />}
      onDropFiles={attach}
      strings={strings}
      headingLevel={2}
    />
  );
}
