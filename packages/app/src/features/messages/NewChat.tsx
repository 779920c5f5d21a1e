import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { ChatMessage } from '@patient/api';
import { ChatThread } from '@patient/ui/ChatThread';
import { doctorTopics, supportTopics } from '@patient/ui/TopicPicker';
import { environmentAtom } from '../../shared/environment.ts';
import { Composer } from './Composer.tsx';
import { moveDraftAtom, typedOnAtom } from './data/drafts.ts';
import { begunChatAtom } from './data/messageOutbox.ts';
import { pendingBubbles } from './rules/threadView.ts';
import { chatHref, draftOwner, isDoctorTopic, targetKey, type ChatTarget } from './rules/topics.ts';
import { answerNotice } from './strings.ts';
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

/** Chat that begins with its first message; then the address becomes that of the chat. */
export function NewChat({ target, subject }: NewChatProps) {
  const [, navigate] = useLocation();
  const { now } = useAtomValue(environmentAtom);
  const [begun, setBegun] = useAtom(begunChatAtom(targetKey(target)));
  const { pending, sending, share, retry, takeBack } = useOutgoing([targetKey(target)], target);
  const { urls } = useFileUrls(NO_MESSAGES, pending);
  const moveDraft = useSetAtom(moveDraftAtom);
  const setTypedOn = useSetAtom(typedOnAtom);
  const owner = draftOwner(target);
  const isDoctor = target.kind === 'subscription' || isDoctorTopic(target.topic);
  const minute = Math.floor(now() / 60_000);

  useEffect(() => {
    if (begun === undefined) return;
    moveDraft({ from: owner, to: begun });
    if (document.activeElement instanceof HTMLTextAreaElement) setTypedOn(begun);
    navigate(chatHref({ kind: 'chat', chatId: begun }), { replace: true });
    // The next chat about this topic is another one.
    setBegun(undefined);
  }, [begun, setBegun, navigate, owner, moveDraft, setTypedOn]);

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
      composer={<Composer target={target} />}
      strings={strings}
      headingLevel={2}
    />
  );
}
