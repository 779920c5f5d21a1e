import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import { useBrand } from '@patient/ui/theme';

const ContactDialog = lazy(async () => ({
  default: (await import('@patient/ui/ContactDialog')).ContactDialog,
}));

/** Does something after the dialog that closes has given the focus back, which takes it a frame. */
const afterFocus = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work));

/**
 * The Help button's part of a layout: how to open the support dialog, and the dialog while it is open.
 * @param otherwise has the focus afterwards where what opened the dialog is gone, as a row of a drawer is
 */
export function useHelp(otherwise?: RefObject<HTMLElement | null>): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const { supportEmail } = useBrand();
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) return;
    afterFocus(() => {
      if (document.activeElement === document.body) otherwise?.current?.focus();
    });
  };
  const dialog = isOpen && (
    <Suspense>
      <ContactDialog isOpen onOpenChange={change} email={supportEmail} />
    </Suspense>
  );
  return { open: () => setOpen(true), dialog };
}
