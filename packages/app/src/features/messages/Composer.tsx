import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { randomId } from '@patient/api';
import { type ChatTarget, type DraftChange, draftOf, draftOwner, toBlob } from '@patient/api/messages';
import { ChatComposer } from '@patient/ui/ChatComposer';
import { useObjectUrl } from '@patient/ui/hooks';
import { isBlank } from '@patient/ui/text';
import { environmentAtom } from '#shared/environment.ts';
import { onlineAtom } from '#shared/service/online.ts';
import { messagesAtom } from './data/outbox.ts';
import { draftProblemStrings } from './draftStrings.ts';

/** Maximum length of a message, characters (openapi, DoctorQuestion). */
const MAX_LENGTH = 5000;

/** Props of {@link Composer}. */
export interface ComposerProps {
  /** Requires a stable identity. */
  target: ChatTarget;
  /** Attaches a picked file. */
  onAttach: (files: readonly File[]) => void;
}

/** Field for a message. A file alone can't create a chat, so the first message needs text. */
export function Composer({ target, onAttach }: ComposerProps) {
  const { now } = useAtomValue(environmentAtom);
  const isOnline = useAtomValue(onlineAtom);
  const [messages, dispatch] = useAtom(messagesAtom);
  const { text = '', file, attaching, problem } = draftOf(messages, target) ?? {};
  const content = file && toBlob(file);
  const previewUrl = useObjectUrl(content?.type.startsWith('image/') ? content : undefined);
  const composer = useRef<HTMLDivElement>(null);
  const takesFocus = messages.focus === draftOwner(target);

  const change = useCallback(
    (fields: DraftChange) => dispatch({ type: 'draft', target, change: fields }),
    [dispatch, target],
  );
  useEffect(() => () => change({ problem: undefined }), [change]);
  useEffect(() => {
    if (!takesFocus) return;
    dispatch({ type: 'focused' });
    const field = composer.current?.querySelector('textarea');
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [takesFocus, dispatch]);

  const send = () => {
    const sent = { target, key: randomId(), text: isBlank(text) ? '' : text.trim(), now: now() };
    dispatch({ type: 'queue', ...sent });
  };
  return (
    <ChatComposer
      ref={composer}
      text={text}
      onTextChange={(next) => change({ text: next })}
      onSend={send}
      onAttach={(picked) => onAttach([picked])}
      attachment={file && content && { name: file.name, size: content.size, previewUrl }}
      onRemoveAttachment={() => change({ file: undefined, problem: undefined })}
      {...(problem && { error: draftProblemStrings[problem] })}
      isAttaching={attaching !== undefined}
      isOffline={!isOnline}
      isQueued
      maxLength={MAX_LENGTH}
    />
  );
}
