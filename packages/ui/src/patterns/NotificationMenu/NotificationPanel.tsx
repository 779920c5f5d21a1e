import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../components/Button/index.ts';
import { CloseOnBack } from '../../components/Dialog/CloseOnBack.tsx';
import { closesOnPress } from '../../components/Dialog/closesOnPress.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { NotificationList, type NotificationListProps } from './NotificationList.tsx';
import * as styles from './NotificationMenu.css.ts';

/** Props of the button that marks all notifications as read. */
export interface ReadAllProps {
  /** Whether any notification is unread, or was when the list was opened; otherwise the button is hidden. */
  hasUnread: boolean;
  /** Marks all notifications as read; without it, there is no button. */
  onReadAll?: () => void;
  /** Whether `onReadAll` is in progress. @default false */
  isReadingAll?: boolean;
}

/** Props of {@link NotificationPanel}. */
export interface NotificationPanelProps extends Omit<NotificationListProps, 'onFollow'>, ReadAllProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/** Popover content, in its own file so that it loads on demand. */
export function NotificationPanel({
  isOpen,
  onOpenChange,
  triggerRef,
  hasUnread,
  onReadAll,
  isReadingAll = false,
  ...list
}: NotificationPanelProps) {
  const close = () => onOpenChange(false);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      containerPadding={16}
      shouldCloseOnInteractOutside={closesOnPress}
      className={styles.popover}
    >
      <CloseOnBack isOpen={isOpen} onClose={close} />
      <Dialog className={styles.dialog}>
        <div className={styles.header}>
          <Heading slot="title" level={2} className={styles.title}>
            {list.strings.title}
          </Heading>
          <div className={styles.actions}>
            {hasUnread && onReadAll && (
              <Button
                variant="quiet"
                isPending={isReadingAll}
                pendingLabel={list.strings.loading}
                onPress={onReadAll}
                className={styles.readAll}
              >
                {list.strings.readAll}
              </Button>
            )}
            <IconButton icon="close" label={list.strings.close} onPress={close} />
          </div>
        </div>
        <NotificationList {...list} onFollow={close} />
      </Dialog>
    </Popover>
  );
}
