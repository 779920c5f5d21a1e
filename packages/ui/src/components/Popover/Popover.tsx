import { useState, type ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Popover.css.ts';

/** Props of {@link Popover}. */
export interface PopoverProps extends Pick<AriaPopoverProps, 'placement'> {
  /** One Button or IconButton. */
  trigger: ReactNode;
  /** Names it, to the eye and to a screen reader. */
  title: string;
  children: ReactNode;
  /** Whether it is open, where the owner holds it. */
  isOpen?: boolean | undefined;
  /** The patient opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Name of the close button. @default 'Close' */
  closeLabel?: string;
  /** Class of the panel. */
  className?: string;
}

/** A few words or controls beside the button that opens them; the page stays in sight. Focus goes in and comes back. */
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
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <DialogTrigger isOpen={isOpen ?? ownOpen} onOpenChange={change}>
      {trigger}
      <AriaPopover
        placement={placement}
        offset={8}
        containerPadding={16}
        className={[styles.popover, className].filter(Boolean).join(' ')}
      >
        <Dialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} onPress={() => change(false)} />
          </div>
          <div className={styles.body}>{children}</div>
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
