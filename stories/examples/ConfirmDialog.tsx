import { ConfirmDialog } from '@patient/ui/ConfirmDialog';

/** Pending until the promise of `pause` settles; the caller closes the dialog on success. */
export const PauseQuestion = ({
  isOpen,
  onOpenChange,
  pause,
  error,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  pause: () => Promise<void>;
  error: string | undefined;
}) => (
  <ConfirmDialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Pause your subscription?"
    confirmLabel="Pause subscription"
    onConfirm={pause}
    errorMessage={error}
  >
    We won’t charge you $45.00 on Dec 4, 2026, or later, until you resume.
  </ConfirmDialog>
);
