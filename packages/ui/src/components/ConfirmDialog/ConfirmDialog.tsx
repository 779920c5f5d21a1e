import { useId, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Button } from '../Button/index.ts';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import { DialogHeader } from '../Dialog/DialogHeader.tsx';
import { Overlay } from '../Dialog/Overlay.tsx';
import { Icon } from '../Icon/index.ts';
import * as styles from './ConfirmDialog.css.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Whether the dialog is open. Nothing is rendered while it's closed. */
  isOpen: boolean;
  /** Called when the patient cancels with the button or Escape. Pressing outside the dialog does nothing. */
  onOpenChange: (isOpen: boolean) => void;
  /** Question to confirm: "Pause your subscription?" */
  title: ReactNode;
  /** What will change, before and after. Read out when the dialog opens. */
  children: ReactNode;
  /** What confirming does, starting with a verb: "Pause subscription". */
  confirmLabel: string;
  /** Label of the cancel button. @default 'Go back' */
  cancelLabel?: string;
  /** Use `danger` for actions that end or delete something. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** Whether the action is in progress, besides a promise of `onConfirm`. The dialog can't be closed then. @default false */
  isPending?: boolean;
  /** Why the action failed. Shown in the dialog and announced immediately. */
  errorMessage?: string | undefined;
  /**
   * Called when the patient confirms. While a promise that it returns is unsettled, the action is in progress. The caller
   * closes the dialog on success.
   */
  onConfirm: () => unknown;
}

/** Asks for confirmation before an important action. The cancel button has initial focus. */
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
  const [isRunning, setRunning] = useState(false);
  const isBusy = isPending || isRunning;
  const confirm = () => {
    const result = onConfirm();
    if (!(result instanceof Promise)) return undefined;
    setRunning(true);
    return result.finally(() => setRunning(false));
  };
  return (
    <Overlay isOpen={isOpen} onOpenChange={onOpenChange} isKeyboardDismissDisabled={isBusy} size="medium">
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
        <div className={dialogStyles.footer}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog focuses its least harmful action */}
          <Button autoFocus isDisabled={isBusy} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant="primary" tone={tone} isPending={isBusy} onPress={confirm}>
            {confirmLabel}
          </Button>
        </div>
      </AriaDialog>
    </Overlay>
  );
}
