import { clsx } from 'clsx';
import {
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { IconButton } from '../../components/IconButton/index.ts';
import { photoFileTypes } from '../../picture/photoFileTypes.ts';
import { useStrings } from '../../provider/strings.ts';
import { AttachmentPreview, type ChatAttachment } from './AttachmentPreview.tsx';
import { ComposerNotes } from './ComposerNotes.tsx';
import * as styles from './ChatComposer.css.ts';
import { DraftField } from './DraftField.tsx';
import { draftState } from './draftState.ts';
import { isSendKey, type SendKey } from './sendKey.ts';
import { defaultStrings, type ChatComposerStrings } from './strings.ts';

/** Pictures and PDF. */
const defaultFileTypes = [...photoFileTypes, 'application/pdf'];

/** Props of {@link ChatComposer}. */
export interface ChatComposerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Draft text; keep it outside the page, so that it survives navigation. */
  text: string;
  /** Called with the changed message. */
  onTextChange: (text: string) => void;
  /** Called to send the draft; clear it after it was accepted. */
  onSend: () => void;
  /** Attached file. */
  attachment?: ChatAttachment | undefined;
  /**
   * Called when a file is picked; validate it before passing it as `attachment`. Without it, there is no
   * attach button.
   */
  onAttach?: (file: File) => void;
  /** Called when the patient removes the file. */
  onRemoveAttachment?: () => void;
  /** Accepted file types. @default JPEG, PNG, WebP, HEIC and PDF */
  acceptedFileTypes?: readonly string[];
  /** What is wrong with the file or message, and how to fix it. */
  error?: ReactNode;
  /** Whether the message is being sent. @default false */
  isSending?: boolean;
  /** Whether a picked file is being read, which delays sending. @default false */
  isAttaching?: boolean;
  /** Whether the patient is offline; typing stays possible. @default false */
  isOffline?: boolean;
  /** Whether messages are queued and sent later, so that sending stays possible while offline. @default false */
  isQueued?: boolean;
  /** Whether the chat is closed. @default false */
  isDisabled?: boolean;
  /** Maximum number of characters. @default 2000 */
  maxLength?: number;
  /** Key that sends, in addition to the button. @default 'modEnter' */
  sendKey?: SendKey;
  /** Overrides for the default text. */
  strings?: Partial<ChatComposerStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Keeps focus in the field and the phone's keyboard open, for the next message. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Message field with attachment and send buttons (specification sections 2 and 7). */
export function ChatComposer({
  text,
  onTextChange,
  onSend,
  attachment,
  onAttach,
  onRemoveAttachment,
  acceptedFileTypes = defaultFileTypes,
  error,
  isSending = false,
  isAttaching = false,
  isOffline = false,
  isQueued = false,
  isDisabled = false,
  maxLength = 2000,
  sendKey = 'modEnter',
  strings: overrides,
  className,
  ...rest
}: ChatComposerProps) {
  const strings = useStrings('ChatComposer', defaultStrings, overrides);
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = draftState({ text, hasAttachment: attachment !== undefined, maxLength });
  const isTooLong = draft.left < 0;
  const isBlocked = isOffline && !isQueued;
  const isBusy = isSending || isAttaching;
  const canSend = draft.canSend && !isBusy && !isBlocked && !isDisabled;
  const remaining = draft.isNearLimit ? strings.left(draft.left) : '';
  const offline = isOffline ? (isQueued ? strings.offlineQueued : strings.offline) : '';
  const note = [offline, remaining].filter(Boolean).join(' ');
  const send = () => {
    onSend();
    if (document.activeElement !== area.current) area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event.nativeEvent, sendKey)) return;
    event.preventDefault();
    if (canSend) send();
  };
  return (
    <div {...rest} className={clsx(styles.composer, className)}>
      {attachment && (
        <AttachmentPreview
          attachment={attachment}
          removeLabel={strings.remove.replace('{name}', () => attachment.name)}
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
              label={strings.attach}
              isDisabled={isDisabled || isBlocked || isSending}
            />
          </FileTrigger>
        )}
        <DraftField
          ref={area}
          text={text}
          onTextChange={onTextChange}
          onKeyDown={onKeyDown}
          label={strings.label}
          placeholder={strings.placeholder}
          note={note}
          isInvalid={isTooLong}
          isDisabled={isDisabled}
        />
        <IconButton
          variant="primary"
          icon="send"
          label={strings.send}
          isPending={isBusy}
          pendingLabel={isAttaching ? strings.attaching : strings.sending}
          isDisabled={!canSend && !isBusy}
          onMouseDown={keepFocus}
          onPress={send}
        />
      </div>
      <ComposerNotes error={error} offline={offline} remaining={remaining} isTooLong={isTooLong} />
    </div>
  );
}
