import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, type DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import * as styles from './Dialog.css.ts';
import { DialogHeader } from './DialogHeader.tsx';
import { Overlay, type DialogSize } from './Overlay.tsx';

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<
  AriaDialogProps,
  'children' | 'className' | 'style' | 'slot' | 'render'
> {
  /** Whether the dialog is open. Nothing is rendered while it's closed. */
  isOpen: boolean;
  /** Called when the patient closes the dialog with the button, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Visible title and accessible name. */
  title: ReactNode;
  children: ReactNode;
  /** Buttons, most important last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Whether the patient can close the dialog without answering. @default true */
  isDismissable?: boolean;
  /** 400, 480 or 500 px wide, or as wide as a page for a picture; full width on phones. @default 'medium' */
  size?: DialogSize;
  /** Accessible name of the close button. @default 'Close' */
  closeLabel?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
}

/** Short task that needs the patient's full attention. Focus moves in and returns on close. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  isDismissable = true,
  size = 'medium',
  closeLabel = 'Close',
  className,
  ...rest
}: DialogProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      size={size}
    >
      <AriaDialog {...rest} className={clsx(styles.dialog, className)}>
        <DialogHeader title={title} closeLabel={isDismissable ? closeLabel : undefined} />
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </AriaDialog>
    </Overlay>
  );
}
