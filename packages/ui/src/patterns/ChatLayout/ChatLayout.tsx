import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './ChatLayout.css.ts';

/** Props of {@link ChatLayout}. */
export interface ChatLayoutProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Heading of the page. */
  title: ReactNode;
  /** ChatList. */
  list: ReactNode;
  /** What is beside the list: a ChatThread, or the choice of what a new message is about. */
  children: ReactNode;
  /**
   * Page of a window below 60rem, which shows one at a time: `list` with the first choice below it, `choice` alone, or `chat`,
   * which fills the screen and has its own heading. Wider windows show the list beside each.
   */
  page: 'list' | 'choice' | 'chat';
  /** Whether the list still loads, so that the choice below it stays hidden and doesn't shift. @default false */
  isListLoading?: boolean;
  /** Link back to the list, in windows below 60rem. */
  back?: ReactNode;
  /** Link to a new message on wider screens. */
  action?: ReactNode;
  /** Ref to the heading. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Ref to what is beside the list. */
  paneRef?: Ref<HTMLDivElement>;
  ref?: Ref<HTMLDivElement>;
}

/** Messages as two panes from 60rem, and as separate pages below (specification section 2, /user/chat). */
export function ChatLayout({
  title,
  list,
  children,
  page,
  isListLoading = false,
  back,
  action,
  titleRef,
  paneRef,
  className,
  ...rest
}: ChatLayoutProps) {
  const isChat = page === 'chat';
  const isList = page === 'list';
  return (
    <div {...rest} className={clsx(styles.page, className)}>
      {!isList && back && <div className={styles.back}>{back}</div>}
      <div className={styles.heading} {...(isChat && { 'data-chat': '' })}>
        <h1 ref={titleRef}>{title}</h1>
        {action && <span className={styles.action}>{action}</span>}
      </div>
      <div className={styles.panes}>
        <div className={styles.list} {...(!isList && { 'data-beside': '' })}>
          {list}
        </div>
        <div
          ref={paneRef}
          className={isChat ? styles.chat : styles.choice}
          {...(isList && isListLoading && { 'data-waiting': '' })}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
