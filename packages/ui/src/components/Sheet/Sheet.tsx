import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, type DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseOnBack } from '../Dialog/CloseOnBack.tsx';
import { closesOnPress } from '../Dialog/closesOnPress.ts';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import { DialogHeader } from '../Dialog/DialogHeader.tsx';
import * as styles from './Sheet.css.ts';

/** Props of {@link Sheet}. */
export interface SheetProps extends Omit<
  AriaDialogProps,
  'children' | 'className' | 'style' | 'slot' | 'render' | 'role'
> {
  /** Whether the sheet is open. Nothing is rendered while it's closed. */
  isOpen: boolean;
  /** Called when the patient closes the sheet with the button, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Visible title and accessible name. */
  title: ReactNode;
  children: ReactNode;
  /** Edge the sheet slides in from; `start` and `end` follow the text direction. @default 'start' */
  side?: 'start' | 'end' | 'bottom';
  /**
   * 250 px (`drawer`) or 350 px (`panel`) at the base text size. A bottom sheet is as wide as the page.
   * @default 'panel'
   */
  width?: 'drawer' | 'panel';
  /** Accessible name of the close button. @default 'Close' */
  closeLabel?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
}

/** Drawer at an edge of the page. Shares code and keyboard behavior with Dialog. */
export function Sheet({
  isOpen,
  onOpenChange,
  title,
  children,
  side = 'start',
  width = 'panel',
  closeLabel = 'Close',
  className,
  ...rest
}: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      shouldCloseOnInteractOutside={closesOnPress}
      className={styles.scrim({ side })}
    >
      <Modal className={styles.panel({ side, width: side === 'bottom' ? 'full' : width })}>
        <CloseOnBack isOpen={isOpen} onClose={() => onOpenChange(false)} />
        <AriaDialog {...rest} className={clsx(dialogStyles.dialog, className)}>
          <DialogHeader title={title} closeLabel={closeLabel} />
          <div className={dialogStyles.body}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
