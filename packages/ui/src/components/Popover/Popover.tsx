import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { Heading } from 'react-aria-components/Heading';
import { CloseOnBack } from '../Dialog/CloseOnBack.tsx';
import { closesOnPress } from '../Dialog/closesOnPress.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Popover.css.ts';

/** Props of {@link Popover}. */
export interface PopoverProps extends Pick<AriaPopoverProps, 'placement'> {
  /** Button or IconButton that opens the popover. */
  trigger: ReactNode;
  /** Visible title and accessible name. */
  title: string;
  children: ReactNode;
  /** Whether the popover is open, if controlled. */
  isOpen?: boolean | undefined;
  /** Called when the patient opens or closes the popover. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Accessible name of the close button. @default 'Close' */
  closeLabel?: string;
  /** Class name of the panel. */
  className?: string;
}

/** Short text or a few controls next to the button that opens them. Focus moves in and returns on close. */
export function Popover({
  trigger,
  title,
  children,
  isOpen,
  onOpenChange,
  closeLabel = 'Close',
  placement = 'bottom',
  className,
}: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const handleOpenChange = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <DialogTrigger isOpen={isOpen ?? ownOpen} onOpenChange={handleOpenChange}>
      {trigger}
      <AriaPopover
        placement={placement}
        offset={8}
        containerPadding={16}
        shouldCloseOnInteractOutside={closesOnPress}
        className={clsx(styles.popover, className)}
      >
        <CloseOnBack isOpen={isOpen ?? ownOpen} onClose={() => handleOpenChange(false)} />
        <Dialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} onPress={() => handleOpenChange(false)} />
          </div>
          <div className={styles.body}>{children}</div>
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
