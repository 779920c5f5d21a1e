import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { ChatMessage } from '@patient/api';
import { ChatThread } from '@patient/ui/ChatThread';
import { doctorTopics, supportTopics } from '@patient/ui/TopicPicker';
import { environmentAtom } from '../../shared/environment.ts';
import { Composer } from './Composer.tsx';
import { begunChatsAtom, forgetBegunAtom } from './data/begunChats.ts';
import { chatsAtom } from './data/chats.ts';
import { moveDraftAtom, typedOnAtom } from './data/drafts.ts';
import { pendingBubbles } from './rules/threadView.ts';
import {
  chatHref,
  chatIdOfSubscription,
  draftOwner,
  isDoctorTopic,
  targetKey,
  type ChatTarget,
} from './rules/topics.ts';
import { answerNotice } from './strings.ts';
import { useAttach } from './useAttach.ts';
import { useFileUrls } from './useFileUrls.ts';
import { useOutgoing } from './useOutgoing.ts';

/** Props of {@link NewChat}. */
export interface NewChatProps {
  target: Exclude<ChatTarget, { kind: 'chat' }>;
  /** Treatment the chat is about. */
  subject?: string | undefined;
}

const labelOf = (topic: string): string =>
  [...doctorTopics, ...supportTopics].find(({ id }) => id === topic)?.label ?? '';

const NO_MESSAGES: readonly ChatMessage[] = [];
const strings = {
  emptyTitle: 'Write your first message',
  emptyText: "You'll see the answer here.",
};

/**
 * The chat that a target has become: by a message of this page, or for a subscription, which has one chat, by any that is
 * listed.
 */
function useBegun(target: NewChatProps['target']): string | undefined {
  const begun = useAtomValue(begunChatsAtom).get(targetKey(target));
  const { data: chats } = useAtomValue(chatsAtom);
  if (begun !== undefined || target.kind === 'topic') return begun;
  return chatIdOfSubscription(chats, target.subscriptionId);
}

/** Chat that begins with its first message; then the address becomes that of the chat. */
export function NewChat({ target, subject }: NewChatProps) {
  const [, navigate] = useLocation();
  const { now } = useAtomValue(environmentAtom);
  const begun = useBegun(target);
  const forgetBegun = useSetAtom(forgetBegunAtom);
  const { pending, sending, share, retry, takeBack } = useOutgoing([targetKey(target)], target);
  const { urls } = useFileUrls(NO_MESSAGES, pending);
  const attach = useAttach(target);
  const moveDraft = useSetAtom(moveDraftAtom);
  const setTypedOn = useSetAtom(typedOnAtom);
  const owner = draftOwner(target);
  const isDoctor = target.kind === 'subscription' || isDoctorTopic(target.topic);
  const minute = Math.floor(now() / 60_000);

  // Before it is painted: the chat of a subscription may be there already.
  useLayoutEffect(() => {
    if (begun === undefined) return;
    moveDraft({ from: owner, to: begun });
    if (document.activeElement instanceof HTMLTextAreaElement) setTypedOn(begun);
    navigate(chatHref({ kind: 'chat', chatId: begun }), { replace: true });
    // The next chat about this topic is another one.
    forgetBegun(begun);
  }, [begun, forgetBegun, navigate, owner, moveDraft, setTypedOn]);

  const shown = useMemo(() => {
    const view = { userId: '', now: minute * 60_000, peer: undefined, fileUrls: urls };
    return pending.flatMap((item) => pendingBubbles(item, { sending, share }, view));
  }, [pending, sending, share, minute, urls]);

  return (
    <ChatThread
      title={isDoctor ? 'Ask your doctor' : 'Ask support'}
      subtitle={target.kind === 'topic' ? labelOf(target.topic) : subject}
      messages={shown}
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
