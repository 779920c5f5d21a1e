import { createElement, useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './ChatThread.css.ts';
import { Earlier } from './Earlier.tsx';
import { english, type ChatThreadStrings } from './strings.ts';
import { ThreadMessage } from './ThreadMessage.tsx';
import { threadRows, type ChatThreadMessage } from './threadRows.ts';
import { ThreadState } from './ThreadState.tsx';
import { pageSize, threadWindow } from './threadWindow.ts';
import { useThreadScroll } from './useThreadScroll.ts';

/** Props of {@link ChatThread}. */
export interface ChatThreadProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Whom the patient is writing with; the doctor's name as a Link to /doctor-info. */
  title: ReactNode;
  /** Beside the title: a face, before it. */
  avatar?: ReactNode;
  /** Under the title: the treatment it is about. */
  subtitle?: ReactNode;
  /** Oldest first, as many as are known: 50 of them are on the page. Keep a message that did not change. */
  messages: readonly ChatThreadMessage[];
  /** The service has older ones than `messages`. @default false */
  hasOlder?: boolean;
  /** Older ones are wanted, by button or by reaching the top; they come in front of `messages`. */
  onLoadOlder?: () => void;
  /** Older ones are on their way. @default false */
  isLoadingOlder?: boolean;
  /** The first ones are on their way. @default false */
  isLoading?: boolean;
  /** Why there are no messages, in words. */
  error?: ReactNode;
  /** Asks for the messages again, after an error. */
  onReload?: () => void;
  /** The line is down. Said here only where there is no composer, which says it itself. @default false */
  isOffline?: boolean;
  /** Sends a message that failed once more. Keep the function between renders: rows are memoised. */
  onRetryMessage?: (id: string) => void;
  /** A ChatComposer, always in sight under the messages. */
  composer?: ReactNode;
  /** Level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** Keep the object between renders, as the function above. */
  strings?: Partial<ChatThreadStrings>;
  ref?: Ref<HTMLElement>;
}

/** One chat, as tall as the room it stands in. Give another chat another `key` (specification sections 2 and 4). */
export function ChatThread({
  title,
  avatar,
  subtitle,
  messages,
  hasOlder = false,
  onLoadOlder,
  isLoadingOlder = false,
  isLoading = false,
  error,
  onReload,
  isOffline = false,
  onRetryMessage,
  composer,
  headingLevel = 1,
  strings,
  className,
  ...rest
}: ChatThreadProps) {
  const words = { ...english, ...strings };
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const [older, setOlder] = useState(0);
  const [firstLive, setFirstLive] = useState(() => messages[threadWindow(messages, undefined, 0).live]?.id);
  const { start, live } = threadWindow(messages, firstLive, older);
  const opening = messages[live]?.id;
  if (opening !== firstLive) setFirstLive(opening);
  const newest = messages.at(-1);

  const showOlder = () => {
    if (start > 0 || hasOlder) setOlder(live - start + pageSize);
    if (start < pageSize && hasOlder && !isLoadingOlder) onLoadOlder?.();
  };
  const { hasNew, onScroll, toEnd } = useThreadScroll({
    box,
    newest: newest?.id,
    isNewestOwn: newest?.isOwn ?? false,
    onTop: showOlder,
  });
  const row = { onRetryMessage, strings };
  const show = (from: number, to?: number) =>
    threadRows(messages, from, to).map((one) => <ThreadMessage key={one.message.id} {...one} {...row} />);

  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={[styles.thread, className].filter(Boolean).join(' ')}
    >
      <header className={styles.head}>
        {avatar}
        <div className={styles.names}>
          {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <p className={styles.emergency}>
          <Icon name="info" size="small" className={styles.sign} />
          <span>{words.emergency}</span>
        </p>
      </header>
      <div className={styles.middle}>
        <section
          ref={box}
          aria-label={words.messages}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus
          tabIndex={0}
          onScroll={onScroll}
          className={styles.box}
        >
          <div className={styles.list}>
            {newest ? (
              <Earlier
                hasMore={start > 0 || hasOlder}
                isLoading={isLoadingOlder}
                onAsk={showOlder}
                words={words}
              />
            ) : (
              <ThreadState isLoading={isLoading} error={error} onReload={onReload} words={words} />
            )}
            {/* What is older is shown without being read out. */}
            {show(start, live)}
            {/* There before a message comes, and not before the first ones have come: those nobody reads out. */}
            {!isLoading && (
              <div role="log" aria-label={words.messages}>
                {show(live)}
              </div>
            )}
          </div>
        </section>
        {hasNew && (
          <Button
            variant="primary"
            icon={<Icon name="arrow-down" size="small" />}
            onPress={toEnd}
            className={styles.jump}
          >
            {words.newMessages}
          </Button>
        )}
      </div>
      <div className={styles.foot}>
        <output className={styles.offline}>
          {isOffline && !composer && (
            <>
              <Icon name="wifi-off" size="small" className={styles.sign} />
              <span>{words.offline}</span>
            </>
          )}
        </output>
        {composer}
      </div>
    </section>
  );
}
