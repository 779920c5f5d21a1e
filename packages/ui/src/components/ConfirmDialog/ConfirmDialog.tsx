import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Button } from '../Button/index.ts';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import { DialogHeader } from '../Dialog/DialogHeader.tsx';
import { Overlay } from '../Dialog/Overlay.tsx';
import { Icon } from '../Icon/index.ts';
import * as styles from './ConfirmDialog.css.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Whether it is on the page; nothing of it is there while closed. */
  isOpen: boolean;
  /** The patient goes back, by button or Escape. A press beside it does nothing. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question: "Pause your subscription?" */
  title: ReactNode;
  /** What will change, before and after; read out as the dialog opens. */
  children: ReactNode;
  /** What will happen, as a verb: "Pause subscription". */
  confirmLabel: string;
  /** The way out. @default 'Go back' */
  cancelLabel?: string;
  /** `danger` for what ends or deletes something. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** Waiting for the service: nothing closes it meanwhile. @default false */
  isPending?: boolean;
  /** Why it did not work; stands in the dialog and interrupts a screen reader. */
  errorMessage?: string | undefined;
  /** The patient says yes. Close it when it is done. */
  onConfirm: () => void;
}

/** Asks once before something is done that matters. Focus begins on the way out. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Go back',
  tone = 'accent',
  isPending = false,
  errorMessage,
  onConfirm,
}: ConfirmDialogProps) {
  const bodyId = useId();
  return (
    <Overlay isOpen={isOpen} onOpenChange={onOpenChange} isKeyboardDismissDisabled={isPending} size="medium">
      <AriaDialog role="alertdialog" aria-describedby={bodyId} className={dialogStyles.dialog}>
        <DialogHeader title={title} />
        <div className={dialogStyles.body}>
          <div id={bodyId}>{children}</div>
          <div role="alert" className={styles.alert}>
            {errorMessage && (
              <p className={styles.error}>
                <Icon name="error" className={styles.errorIcon} />
                <span>{errorMessage}</span>
              </p>
            )}
          </div>
        </div>
        <footer className={dialogStyles.footer}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog begins on its least harmful answer */}
          <Button autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant="primary" tone={tone} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </footer>
      </AriaDialog>
    </Overlay>
  );
}
