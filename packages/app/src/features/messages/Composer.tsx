import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { ChatComposer } from '@patient/ui/ChatComposer';
import { environmentAtom } from '../../shared/environment.ts';
import { onlineAtom } from '../../shared/service/online.ts';
import { useObjectUrl } from '../../shared/view/useObjectUrl.ts';
import { draftFileAtom, draftTextAtom } from './data/drafts.ts';
import { outboxAtom } from './data/messageOutbox.ts';
import { prepareAttachment, toOutgoingFile } from './prepareAttachment.ts';
import { attachmentProblemStrings, type AttachmentProblem } from './attachment.ts';
import type { OutgoingFile } from './rules/outgoing.ts';
import { draftOwner, type ChatTarget } from './rules/topics.ts';

/** Characters of a message (openapi, DoctorQuestion). */
const MAX_LENGTH = 5000;

/** Props of {@link Composer}. */
export interface ComposerProps {
  target: ChatTarget;
}

/** Field for a message. A file can be attached once there is a chat to send it to. */
export function Composer({ target }: ComposerProps) {
  const owner = draftOwner(target);
  const { now } = useAtomValue(environmentAtom);
  const outbox = useAtomValue(outboxAtom);
  const isOnline = useAtomValue(onlineAtom);
  const [text = '', setText] = useAtom(draftTextAtom(owner));
  const [file, setFile] = useAtom(draftFileAtom(owner));
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<AttachmentProblem>();
  const previewUrl = useObjectUrl(file?.content.type.startsWith('image/') ? file.content : undefined);

  const attach = async (picked: File) => {
    const prepared = await prepareAttachment(picked);
    setProblem(prepared.problem);
    if (prepared.attachment) setFile(prepared.attachment);
  };
  /** Only what the outbox has leaves the field. */
  const put = (outgoing?: OutgoingFile) => {
    const writtenAt = new Date(now()).toISOString();
    const message = { key: crypto.randomUUID(), target, text: text.trim(), writtenAt };
    outbox.put({ ...message, ...(outgoing && { file: outgoing }) }, 0);
    setFile(undefined);
    setProblem(undefined);
    // What was typed while a file was read stays.
    void setText((written = '') => written.slice(written.startsWith(text) ? text.length : 0) || undefined);
  };
  const send = async () => {
    if (file === undefined) {
      put();
      return;
    }
    setReading(true);
    try {
      put(await toOutgoingFile(file));
    } catch {
      setProblem('unreadable');
    }
    setReading(false);
  };

  return (
    <ChatComposer
      text={text}
      onTextChange={(next) => void setText(() => next || undefined)}
      onSend={() => void send()}
      {...(target.kind === 'chat' && { onAttach: (picked: File) => void attach(picked) })}
      attachment={file && { name: file.name, size: file.content.size, previewUrl }}
      onRemoveAttachment={() => setFile(undefined)}
      {...(problem && { error: attachmentProblemStrings[problem] })}
      isSending={isReading}
      isOffline={!isOnline}
      isQueued
      maxLength={MAX_LENGTH}
    />
  );
}
