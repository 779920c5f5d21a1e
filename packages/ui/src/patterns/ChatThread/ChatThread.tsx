import { clsx } from 'clsx';
import {
  createElement,
  startTransition,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { EmergencyText } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { screenOnly } from '../../print/screenOnly.css.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './ChatThread.css.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { JumpToEnd } from './JumpToEnd.tsx';
import { defaultStrings, type ChatThreadStrings } from './strings.ts';
import { ThreadMessage } from './ThreadMessage.tsx';
import { threadRows, type ChatThreadMessage } from './threadRows.ts';
import { ThreadState } from './ThreadState.tsx';
import { pageSize, threadWindow } from './threadWindow.ts';
import { useAboveKeyboard } from './useAboveKeyboard.ts';
import { useFileTransfer } from './useFileTransfer.ts';
import { useFill } from './useFill.ts';
import { useSentAnnouncement } from './useSentAnnouncement.ts';
import { useThreadScroll } from './useThreadScroll.ts';

/** Props of {@link ChatThread}. */
export interface ChatThreadProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Name of the other person; the doctor's name as a Link to /doctor-info. */
  title: ReactNode;
  /** Avatar before the title. */
  avatar?: ReactNode;
  /** Treatment the chat is about, below the title. */
  subtitle?: ReactNode;
  /** Known messages, oldest first; the last 24 are rendered at first. Keep the identity of unchanged messages. */
  messages: readonly ChatThreadMessage[];
  /** Whether the service has messages older than `messages`. @default false */
  hasOlder?: boolean;
  /**
   * Loads older messages, to be added in front of `messages`; called by the button, by scrolling to the top, or when the
   * newest ones do not fill the thread.
   */
  onLoadOlder?: () => void;
  /** Whether older messages are loading. @default false */
  isLoadingOlder?: boolean;
  /** Whether the first messages are loading. @default false */
  isLoading?: boolean;
  /** Why the messages could not be loaded. */
  error?: ReactNode;
  /** Reloads after an error. */
  onReload?: () => void;
  /** Whether the patient is offline; shown only without a composer, which has its own message. @default false */
  isOffline?: boolean;
  /** Resends a failed message. Keep its identity: rows are memoized. */
  onRetryMessage?: (id: string) => void;
  /** Puts a failed message back into the composer. Keep its identity. */
  onEditMessage?: (id: string) => void;
  /** Cancels a message that is not sent yet. Keep its identity. */
  onCancelMessage?: (id: string) => void;
  /** Opens the picture of a message large. Keep its identity. */
  onOpenPicture?: (id: string) => void;
  /** Downloads a file without `fileUrl`, or a picture that can't be shown. Keep its identity. */
  onDownload?: (id: string) => void;
  /** Called with files dropped on the chat or pasted into it, to be attached to the message. */
  onDropFiles?: ((files: readonly File[]) => void) | undefined;
  /** Id of the first unread message at opening time; the chat opens at a line above it. */
  firstUnreadId?: string | undefined;
  /** When an answer can be expected, above the composer. */
  notice?: ReactNode;
  /** ChatComposer, always visible below the messages. */
  composer?: ReactNode;
  /** Heading level of the title. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** Overrides for the default text. Keep its identity: rows are memoized. */
  strings?: Partial<ChatThreadStrings>;
  ref?: Ref<HTMLElement>;
}

/** Chat that fills its container; use a new `key` for another chat (specification sections 2 and 4). */
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
  onEditMessage,
  onCancelMessage,
  onOpenPicture,
  onDownload,
  onDropFiles,
  firstUnreadId,
  notice,
  composer,
  headingLevel = 1,
  strings: overrides,
  className,
  ...rest
}: ChatThreadProps) {
  const strings = useStrings('ChatThread', defaultStrings, overrides);
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  useAboveKeyboard(footer);
  const [older, setOlder] = useState(0);
  // Before the first load there are only the patient's own unsent messages, so the initial window is unknown.
  const isKnown = !isLoading && error === undefined;
  const [firstLive, setFirstLive] = useState(() =>
    isKnown ? messages[threadWindow(messages, undefined, 0, firstUnreadId).live]?.id : undefined,
  );
  const { start, live } = threadWindow(messages, firstLive, older, firstUnreadId);
  const firstShown = isKnown ? messages[live]?.id : undefined;
  if (firstShown !== firstLive) setFirstLive(firstShown);
  const newest = messages.at(-1);
  useSentAnnouncement(messages, strings.delivered);

  const showOlder = () => {
    if (start > 0 || hasOlder) startTransition(() => setOlder(live - start + pageSize));
    if (start < pageSize && hasOlder && !isLoadingOlder) onLoadOlder?.();
  };
  /** Whether the patient has requested older messages, which are not announced one by one. */
  const [isRequested, setRequested] = useState(false);
  const requestOlder = () => {
    setRequested(true);
    showOlder();
  };
  const { end, onScroll, toEnd } = useThreadScroll({
    box,
    newest: newest?.id,
    isNewestOwn: newest?.isOwn ?? false,
    onTop: requestOlder,
  });
  useFill({
    box,
    count: messages.length - start,
    canLoad: (start > 0 || hasOlder) && !isLoadingOlder,
    load: showOlder,
  });
  const transfer = useFileTransfer<HTMLElement>(onDropFiles);
  const row = {
    onRetryMessage,
    onEditMessage,
    onCancelMessage,
    onOpenPicture,
    onDownload,
    strings: overrides,
  };
  const show = (from: number, to?: number) =>
    threadRows(messages, from, to).map((one) => (
      <ThreadMessage
        key={one.message.id}
        {...one}
        {...row}
        unreadLabel={one.message.id === firstUnreadId ? strings.unread : undefined}
      />
    ));

  return (
    <section aria-labelledby={titleId} {...rest} {...transfer} className={clsx(styles.thread, className)}>
      <header className={styles.header}>
        {avatar}
        <div className={styles.names}>
          {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <p className={styles.emergency}>
          <Icon name="info" size="small" className={styles.icon} />
          <span>
            <EmergencyText>{strings.emergency}</EmergencyText>
          </span>
        </p>
      </header>
      <div className={styles.body}>
        <section
          ref={box}
          aria-label={strings.messages}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus
          tabIndex={0}
          onScroll={onScroll}
          className={styles.scrollArea}
        >
          <div className={styles.list}>
            {newest && isKnown ? (
              <EarlierMessages
                hasMore={start > 0 || hasOlder}
                isLoading={isLoadingOlder}
                onShow={requestOlder}
                strings={strings}
              />
            ) : (
              <ThreadState isLoading={isLoading} error={error} onReload={onReload} strings={strings} />
            )}
            <VisuallyHidden aria-live="polite">
              {isRequested && !isLoadingOlder && live > start && strings.earlierShown(live - start)}
            </VisuallyHidden>
            {show(start, live)}
            {!isKnown && show(live)}
            {/* Mounted before new messages, but after the first load, which should not be announced. */}
            {isKnown && (
              <div role="log" aria-label={strings.messages} aria-relevant="additions">
                {show(live)}
              </div>
            )}
          </div>
        </section>
        <JumpToEnd
          end={end}
          newest={newest?.id}
          isNewestOwn={newest?.isOwn ?? false}
          label={strings.newMessages}
          onPress={toEnd}
        />
      </div>
      <div ref={footer} className={clsx(styles.footer, screenOnly)}>
        <output className={styles.offline}>
          {isOffline && !composer && (
            <>
              <Icon name="wifi-off" size="small" className={styles.icon} />
              <span>{strings.offline}</span>
            </>
          )}
        </output>
        {notice && <p className={styles.notice}>{notice}</p>}
        {composer}
      </div>
    </section>
  );
}
