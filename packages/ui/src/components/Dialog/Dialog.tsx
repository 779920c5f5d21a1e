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
  /** Whether it is on the page; nothing of it is there while closed. */
  isOpen: boolean;
  /** The patient closes it, by button, Escape or a press beside it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog, to the eye and to a screen reader. */
  title: ReactNode;
  children: ReactNode;
  /** Its buttons, the most important one last; they stay in sight while the rest scrolls. */
  footer?: ReactNode;
  /** Whether the patient may close it without an answer. @default true */
  isDismissable?: boolean;
  /** 400, 480 or 500 px where there is room; as wide as a phone. @default 'medium' */
  size?: DialogSize;
  /** Name of the close button. @default 'Close' */
  closeLabel?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLElement>;
}

/** Something that needs the patient's whole attention for a moment. Focus goes in and comes back. */
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
      <AriaDialog {...rest} className={[styles.dialog, className].filter(Boolean).join(' ')}>
        <DialogHeader title={title} closeLabel={isDismissable ? closeLabel : undefined} />
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </AriaDialog>
    </Overlay>
  );
}
