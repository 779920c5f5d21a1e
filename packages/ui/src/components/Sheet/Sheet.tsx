import type { CSSProperties, ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, type DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import { DialogHeader } from '../Dialog/DialogHeader.tsx';
import * as styles from './Sheet.css.ts';

/** Props of {@link Sheet}. */
export interface SheetProps extends Omit<
  AriaDialogProps,
  'children' | 'className' | 'style' | 'slot' | 'render' | 'role'
> {
  /** Whether it is on the page; nothing of it is there while closed. */
  isOpen: boolean;
  /** The patient closes it, by button, Escape or a press beside it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the sheet. */
  title: ReactNode;
  children: ReactNode;
  /** The edge it comes from; `start` and `end` follow the direction of the text. @default 'start' */
  side?: 'start' | 'end' | 'bottom';
  /** 250 px (`drawer`) or 350 px (`panel`) at the base text size; from the bottom it is as wide as the page. @default 'panel' */
  width?: 'drawer' | 'panel';
  /** Name of the close button. @default 'Close' */
  closeLabel?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
}

/** A drawer at an edge of the page. Same keys as a Dialog, and shares its code. */
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
      className={styles.scrim({ side })}
    >
      <Modal className={styles.panel({ side, width: side === 'bottom' ? 'full' : width })}>
        <AriaDialog {...rest} className={[dialogStyles.dialog, className].filter(Boolean).join(' ')}>
          <DialogHeader title={title} closeLabel={closeLabel} />
          <div className={dialogStyles.body}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
