import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { ChatThread } from '@patient/ui/ChatThread';
import { doctorTopics, supportTopics } from '@patient/ui/TopicPicker';
import { environmentAtom } from '../../shared/environment.ts';
import { Composer } from './Composer.tsx';
import { begunChatAtom } from './data/messageOutbox.ts';
import { pendingBubbles } from './rules/threadView.ts';
import { chatHref, isDoctorTopic, targetKey, type ChatTarget } from './rules/topics.ts';
import { answerNotice } from './strings.ts';
import { useOutgoing } from './useOutgoing.ts';

/** Props of {@link NewChat}. */
export interface NewChatProps {
  target: Exclude<ChatTarget, { kind: 'chat' }>;
  /** Treatment the chat is about. */
  subject?: string | undefined;
}

const labelOf = (topic: string): string =>
  [...doctorTopics, ...supportTopics].find(({ id }) => id === topic)?.label ?? '';

const NO_FILES: ReadonlyMap<string, string> = new Map();
const strings = {
  emptyTitle: 'Write your first message',
  emptyText: "You'll see the answer here. You can add photos and files after your first message.",
};

/** Chat that begins with its first message; then the address becomes that of the chat. */
export function NewChat({ target, subject }: NewChatProps) {
  const [, navigate] = useLocation();
  const { now } = useAtomValue(environmentAtom);
  const [begun, setBegun] = useAtom(begunChatAtom(targetKey(target)));
  const { pending, sending, share, retry, takeBack } = useOutgoing([targetKey(target)], target);
  const isDoctor = target.kind === 'subscription' || isDoctorTopic(target.topic);
  const minute = Math.floor(now() / 60_000);

  useEffect(() => {
    if (begun === undefined) return;
    navigate(chatHref({ kind: 'chat', chatId: begun }), { replace: true });
    // The next chat about this topic is another one.
    setBegun(undefined);
  }, [begun, setBegun, navigate]);

  const shown = useMemo(() => {
    const view = { userId: '', now: minute * 60_000, peer: undefined, fileUrls: NO_FILES };
    return pending.flatMap((item) => pendingBubbles(item, { sending, share }, view));
  }, [pending, sending, share, minute]);

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
