import { useRef, useState, type Ref } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { preloadable } from '../../lazy/preloadable.tsx';
import { countLabel } from '../../text/countLabel.ts';
import * as styles from './NotificationMenu.css.ts';
import type { NotificationListProps } from './NotificationList.tsx';
import { english, type NotificationMenuStrings } from './strings.ts';

// The bell is on every page of the account; its list costs nothing until it is wanted.
const NotificationPanel = preloadable(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
);

/** Props of {@link NotificationMenu}. */
export interface NotificationMenuProps extends Omit<NotificationListProps, 'words' | 'onFollow'> {
  /** How many are not read yet; nothing is shown for 0 and less. */
  unread: number;
  /** The list was opened or closed: the time to ask for the first page. */
  onOpenChange?: (isOpen: boolean) => void;
  strings?: Partial<NotificationMenuStrings>;
  className?: string;
  /** What stands around the bell. */
  ref?: Ref<HTMLSpanElement>;
}

/** The bell of the header, and behind it what the service has told (specification sections 2, 4 and 9). */
export function NotificationMenu({
  unread,
  onOpenChange,
  strings,
  className,
  ref,
  ...list
}: NotificationMenuProps) {
  const words = { ...english, ...strings };
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const count = countLabel(unread);
  const change = (next: boolean) => {
    setOpened(true);
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <span ref={ref} className={[styles.bell, className].filter(Boolean).join(' ')}>
      <IconButton
        ref={bell}
        icon="bell"
        label={count ? `${words.title}, ${count} ${words.newLabel}` : words.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={NotificationPanel.preload}
        onFocus={NotificationPanel.preload}
        onPress={() => change(!isOpen)}
      />
      {count && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
      {wasOpened && (
        <NotificationPanel {...list} isOpen={isOpen} onOpenChange={change} triggerRef={bell} words={words} />
      )}
    </span>
  );
}
