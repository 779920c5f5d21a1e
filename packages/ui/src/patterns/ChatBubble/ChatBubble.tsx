import { clsx } from 'clsx';
import { createElement, type HTMLAttributes, type Ref } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { BubbleFile } from './BubbleFile.tsx';
import { BubbleFooter } from './BubbleFooter.tsx';
import { BubbleImage } from './BubbleImage.tsx';
import { BubbleText } from './BubbleText.tsx';
import * as styles from './ChatBubble.css.ts';
import { defaultStrings, type ChatBubbleState, type ChatBubbleStrings } from './strings.ts';

/** Props of {@link ChatBubble}. */
export interface ChatBubbleProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Kind of message; `system` messages have no sender. @default 'text' */
  kind?: 'text' | 'image' | 'file' | 'system';
  /** Message text as plain text, the description of a picture, or a file name. */
  text: string;
  /**
   * URL of the picture or file: https (http on localhost), a path of this app, or `blob:`. A picture without
   * it is loading; one with an empty URL could not be loaded.
   */
  fileUrl?: string | undefined;
  /** Name of the picture's file, shown if the picture can't be. @default `text`, or the description of a picture without one */
  fileName?: string | undefined;
  /** Formatted file size such as "240 kB". */
  fileSize?: string | undefined;
  /** Whether the patient wrote the message. @default false */
  isOwn?: boolean;
  /** Delivery state of the patient's own message. */
  state?: ChatBubbleState | undefined;
  /** Why the message was not sent, or waits. */
  problem?: string | undefined;
  /** Upload progress, 0 to 1. */
  progress?: number | undefined;
  /** Formatted time such as "10:42 AM". */
  time: string;
  /** Time in ISO 8601. */
  dateTime?: string | undefined;
  /** Sender's name; hidden on the patient's own messages. */
  name: string;
  /** Sender's picture; see Avatar for allowed URLs. */
  avatarUrl?: string | undefined;
  /** Whether it follows a message of the same sender; hides name and avatar. @default false */
  isContinued?: boolean;
  /** Resends a failed message. */
  onRetry?: (() => void) | undefined;
  /** Puts a failed message back into the composer. */
  onEdit?: (() => void) | undefined;
  /** Cancels a message that is not sent yet. */
  onCancel?: (() => void) | undefined;
  /** Opens the picture large. */
  onOpen?: (() => void) | undefined;
  /** Downloads a file that has no `fileUrl`, or a picture that can't be shown. */
  onDownload?: (() => void) | undefined;
  /** Overrides for the default text. */
  strings?: Partial<ChatBubbleStrings>;
  ref?: Ref<HTMLElement>;
}

/** Chat message (specification sections 2 and 4; fields in section 3). */
export function ChatBubble({
  kind = 'text',
  text,
  fileUrl,
  fileName,
  fileSize,
  isOwn = false,
  state,
  time,
  dateTime,
  name,
  avatarUrl,
  isContinued = false,
  onRetry,
  onEdit,
  onCancel,
  onOpen,
  onDownload,
  problem,
  progress,
  strings: overrides,
  className,
  ...rest
}: ChatBubbleProps) {
  const strings = useStrings('ChatBubble', defaultStrings, overrides);
  const author = isOwn ? strings.you : name;
  if (kind === 'system')
    return createElement(
      'p',
      { ...rest, className: clsx(styles.system, className) },
      <Icon name="info" size="small" className={styles.icon} />,
      <span>
        <bdi>
          <BubbleText>{text}</BubbleText>
        </bdi>
        {' · '}
        <time dateTime={dateTime} className={styles.time}>
          {time}
        </time>
      </span>,
    );
  const side = isOwn ? 'own' : 'peer';
  const alt = text || strings.image.replace('{name}', () => author);
  return (
    <article
      aria-label={`${author}, ${time}`}
      tabIndex={-1}
      {...rest}
      className={clsx(styles.message({ side }), className)}
    >
      {!isOwn &&
        (isContinued ? (
          <span className={styles.noAvatar} />
        ) : (
          <Avatar name={name} src={avatarUrl} size="small" isDecorative className={styles.avatar} />
        ))}
      <div className={styles.column({ side })}>
        {!isOwn && !isContinued && <p className={styles.name}>{name}</p>}
        <div className={styles.bubble({ side, kind })} data-state={isOwn ? state : undefined}>
          {kind === 'image' && (
            <BubbleImage
              url={fileUrl}
              alt={alt}
              fileName={fileName ?? alt}
              onOpen={onOpen}
              onDownload={onDownload}
              strings={strings}
            />
          )}
          {kind === 'file' && (
            <BubbleFile
              name={text}
              url={fileUrl}
              size={fileSize}
              downloadLabel={strings.download}
              onDownload={onDownload}
            />
          )}
          {kind === 'text' && (
            // Keeps its own text direction.
            <bdi>
              <BubbleText>{text}</BubbleText>
            </bdi>
          )}
        </div>
        <BubbleFooter
          time={time}
          dateTime={dateTime}
          state={isOwn ? state : undefined}
          problem={problem}
          progress={progress}
          onRetry={onRetry}
          onEdit={onEdit}
          onCancel={onCancel}
          strings={strings}
        />
      </div>
    </article>
  );
}
