import { useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { IconButton } from '../../components/IconButton/index.ts';
import { AttachmentPreview, type ChatAttachment } from './AttachmentPreview.tsx';
import { ComposerNotes } from './ComposerNotes.tsx';
import * as styles from './ChatComposer.css.ts';
import { DraftField } from './DraftField.tsx';
import { draftState } from './draftState.ts';
import { isSendKey, type SendKey } from './sendKey.ts';
import { english, type ChatComposerStrings } from './strings.ts';

/** What a chat takes: pictures and PDF. */
const chatFiles = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'];

/** Props of {@link ChatComposer}. */
export interface ChatComposerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The draft. Kept by whoever shows it, so that it survives leaving the page. */
  text: string;
  onTextChange: (text: string) => void;
  /** The draft is to be sent. Empty it when it has been taken. */
  onSend: () => void;
  /** The file that goes with it. */
  attachment?: ChatAttachment | undefined;
  /** A file was chosen; without this there is no button for it. Check it before it becomes `attachment`. */
  onAttach?: (file: File) => void;
  onRemoveAttachment?: () => void;
  /** MIME types that are offered. @default pictures and PDF */
  acceptedFileTypes?: readonly string[];
  /** What is wrong with the file or the message, and how to put it right. */
  error?: ReactNode;
  /** It is being sent. @default false */
  isSending?: boolean;
  /** The line is down: it can be written, not sent. @default false */
  isOffline?: boolean;
  /** Nothing can be written: the chat is closed. @default false */
  isDisabled?: boolean;
  /** Most letters of a message. @default 2000 */
  maxLength?: number;
  /** Which key sends, beside the button. @default 'modEnter' */
  sendKey?: SendKey;
  strings?: Partial<ChatComposerStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Where a message is written: its words, a file, and the button that sends them (specification sections 2 and 7). */
export function ChatComposer({
  text,
  onTextChange,
  onSend,
  attachment,
  onAttach,
  onRemoveAttachment,
  acceptedFileTypes = chatFiles,
  error,
  isSending = false,
  isOffline = false,
  isDisabled = false,
  maxLength = 2000,
  sendKey = 'modEnter',
  strings,
  className,
  ...rest
}: ChatComposerProps) {
  const words = { ...english, ...strings };
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = draftState({ text, hasAttachment: attachment !== undefined, maxLength });
  const isTooLong = draft.left < 0;
  const canSend = draft.canSend && !isSending && !isOffline && !isDisabled;
  const room = draft.isNearLimit ? words.left(draft.left) : '';
  const note = [isOffline && words.offline, room].filter(Boolean).join(' ');
  const send = () => {
    onSend();
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event.nativeEvent, sendKey)) return;
    event.preventDefault();
    if (canSend) send();
  };
  return (
    <div {...rest} className={[styles.composer, className].filter(Boolean).join(' ')}>
      {attachment && (
        <AttachmentPreview
          attachment={attachment}
          removeLabel={words.remove.replace('{name}', () => attachment.name)}
          isDisabled={isSending || isDisabled}
          onRemove={() => {
            onRemoveAttachment?.();
            area.current?.focus();
          }}
        />
      )}
      <div className={styles.row}>
        {onAttach && (
          <FileTrigger
            acceptedFileTypes={acceptedFileTypes}
            onSelect={(files) => {
              const file = files?.[0];
              if (file) onAttach(file);
            }}
          >
            <IconButton
              icon="attach"
              label={words.attach}
              isDisabled={isDisabled || isOffline || isSending}
            />
          </FileTrigger>
        )}
        <DraftField
          ref={area}
          text={text}
          onTextChange={onTextChange}
          onKeyDown={onKeyDown}
          label={words.label}
          placeholder={words.placeholder}
          note={note}
          isInvalid={isTooLong}
          isDisabled={isDisabled}
        />
        <IconButton
          variant="primary"
          icon="send"
          label={words.send}
          isPending={isSending}
          pendingLabel={words.sending}
          isDisabled={!canSend && !isSending}
          onPress={send}
        />
      </div>
      <ComposerNotes
        error={error}
        offline={isOffline ? words.offline : ''}
        room={room}
        isTooLong={isTooLong}
      />
    </div>
  );
}
