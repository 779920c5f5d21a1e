import { createElement, type HTMLAttributes, type Ref } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { BubbleFile } from './BubbleFile.tsx';
import { BubbleFoot } from './BubbleFoot.tsx';
import { BubbleImage } from './BubbleImage.tsx';
import { BubbleText } from './BubbleText.tsx';
import * as styles from './ChatBubble.css.ts';
import { english, type ChatBubbleState, type ChatBubbleStrings } from './strings.ts';

/** Props of {@link ChatBubble}. */
export interface ChatBubbleProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the message is; `system` is said by nobody. @default 'text' */
  kind?: 'text' | 'image' | 'file' | 'system';
  /** What was written, shown letter by letter; what a picture shows; the name of a file. */
  text: string;
  /** Picture or file: https (http on localhost), a path of this app or `blob:`. Without it a picture is on its way. */
  fileUrl?: string | undefined;
  /** How large the file is, formatted: "240 kB". */
  fileSize?: string | undefined;
  /** The patient wrote it. @default false */
  isOwn?: boolean;
  /** How far a message of one's own has come. */
  state?: ChatBubbleState | undefined;
  /** When it was written, formatted: "10:42 AM". */
  time: string;
  /** The same for machines, as ISO 8601. */
  dateTime?: string | undefined;
  /** Who wrote it; not shown on messages of one's own. */
  name: string;
  /** Page of who wrote it: `/doctor-info/…`. */
  nameHref?: string | undefined;
  /** See Avatar for what may be shown. */
  avatarUrl?: string | undefined;
  /** Follows a message of the same writer: without name and avatar. @default false */
  isContinued?: boolean;
  /** Sends a message that failed once more. */
  onRetry?: (() => void) | undefined;
  strings?: Partial<ChatBubbleStrings>;
  ref?: Ref<HTMLElement>;
}

/** One message of a chat (specification sections 2 and 4; fields in section 3). */
export function ChatBubble({
  kind = 'text',
  text,
  fileUrl,
  fileSize,
  isOwn = false,
  state,
  time,
  dateTime,
  name,
  nameHref,
  avatarUrl,
  isContinued = false,
  onRetry,
  strings,
  className,
  ...rest
}: ChatBubbleProps) {
  const words = { ...english, ...strings };
  const writer = isOwn ? words.you : name;
  if (kind === 'system')
    return createElement(
      'p',
      { ...rest, className: [styles.system, className].filter(Boolean).join(' ') },
      <Icon name="info" size="small" className={styles.sign} />,
      <span>
        <BubbleText>{text}</BubbleText>
        {' · '}
        <time dateTime={dateTime} className={styles.time}>
          {time}
        </time>
      </span>,
    );
  const side = isOwn ? 'own' : 'peer';
  return (
    <article
      aria-label={`${writer}, ${time}`}
      {...rest}
      className={[styles.message({ side }), className].filter(Boolean).join(' ')}
    >
      {!isOwn &&
        (isContinued ? (
          <span className={styles.noAvatar} />
        ) : (
          <Avatar name={name} src={avatarUrl} size="small" isDecorative className={styles.avatar} />
        ))}
      <div className={styles.column({ side })}>
        {!isOwn && !isContinued && (
          <p className={styles.name}>{nameHref === undefined ? name : <Link href={nameHref}>{name}</Link>}</p>
        )}
        <div className={styles.bubble({ side, kind })} data-state={isOwn ? state : undefined}>
          {kind === 'image' && (
            <BubbleImage
              url={fileUrl}
              alt={text || words.image.replace('{name}', () => writer)}
              loadingLabel={words.loadingImage}
              brokenLabel={words.brokenImage}
            />
          )}
          {kind === 'file' && (
            <BubbleFile name={text} url={fileUrl} size={fileSize} downloadLabel={words.download} />
          )}
          {kind === 'text' && <BubbleText>{text}</BubbleText>}
        </div>
        <BubbleFoot
          time={time}
          dateTime={dateTime}
          state={isOwn ? state : undefined}
          onRetry={onRetry}
          words={words}
        />
      </div>
    </article>
  );
}
