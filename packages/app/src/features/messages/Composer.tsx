import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { ChatComposer } from '@patient/ui/ChatComposer';
import { isBlank } from '@patient/ui/text';
import { environmentAtom } from '#shared/environment.ts';
import { onlineAtom } from '#shared/service/online.ts';
import { useObjectUrl } from '#shared/view/useObjectUrl.ts';
import { draftFileAtom, draftProblemAtom, draftTextAtom, fileWorkAtom, typedOnAtom } from './data/drafts.ts';
import { readFileAtom } from './data/fileWork.ts';
import { queueMessageAtom } from './data/handOver.ts';
import { attachmentProblemStrings } from './attachment.ts';
import type { OutgoingFile } from './rules/outgoing.ts';
import { draftOwner, type ChatTarget } from './rules/topics.ts';

/** Characters of a message (openapi, DoctorQuestion). */
const MAX_LENGTH = 5000;

/** Props of {@link Composer}. */
export interface ComposerProps {
  target: ChatTarget;
  /** Attaches a picked file (`useAttach`). */
  onAttach: (files: readonly File[]) => void;
}

/** Takes the focus from the field of a new chat that this one replaces under the typing hands, or from a message taken back. */
function useTypedOn(owner: string) {
  const [typedOn, setTypedOn] = useAtom(typedOnAtom);
  const composer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typedOn !== owner) return;
    setTypedOn(undefined);
    const field = composer.current?.querySelector('textarea');
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [typedOn, owner, setTypedOn]);
  return composer;
}

/** Field for a message. A file begins no chat, so it needs a text there. */
export function Composer({ target, onAttach }: ComposerProps) {
  const owner = draftOwner(target);
  const { now } = useAtomValue(environmentAtom);
  const queue = useSetAtom(queueMessageAtom);
  const isOnline = useAtomValue(onlineAtom);
  const [text = '', setText] = useAtom(draftTextAtom(owner));
  const [file, setFile] = useAtom(draftFileAtom(owner));
  const work = useAtomValue(fileWorkAtom(owner));
  const readFile = useSetAtom(readFileAtom);
  const [problem, setProblem] = useAtom(draftProblemAtom(owner));
  useEffect(() => () => setProblem(undefined), [setProblem]);
  const composer = useTypedOn(owner);
  const previewUrl = useObjectUrl(file?.content.type.startsWith('image/') ? file.content : undefined);

  /** Only what the outbox has leaves the field. */
  const put = (to: ChatTarget, outgoing?: OutgoingFile) => {
    const writtenAt = new Date(now()).toISOString();
    const message = { key: crypto.randomUUID(), target: to, text: text.trim(), writtenAt };
    void queue({ ...message, ...(outgoing && { file: outgoing }) }, { written: text });
    setProblem(undefined);
  };
  const send = async () => {
    if (file === undefined) {
      put(target);
      return;
    }
    if (target.kind !== 'chat' && isBlank(text)) {
      setProblem('alone');
      return;
    }
    const { owner: ownerNow, outgoing } = await readFile(owner, file);
    // The chat may have begun meanwhile, and another one must not.
    if (outgoing) put(ownerNow === owner ? target : { kind: 'chat', chatId: ownerNow }, outgoing);
  };

  return (
    <ChatComposer
      ref={composer}
      text={text}
      onTextChange={(next) => void setText(() => next || undefined)}
      onSend={() => void send()}
      onAttach={(picked) => onAttach([picked])}
      attachment={file && { name: file.name, size: file.content.size, previewUrl }}
      onRemoveAttachment={() => {
        setFile(undefined);
        setProblem(undefined);
      }}
      {...(problem && { error: attachmentProblemStrings[problem] })}
      isSending={work === 'reading'}
      isAttaching={work === 'attaching'}
      isOffline={!isOnline}
      isQueued
      maxLength={MAX_LENGTH}
    />
  );
}
