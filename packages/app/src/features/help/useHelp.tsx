import type { ReactNode, RefObject } from 'react';
import { preloadable } from '@patient/ui/lazy';
import { useBrand } from '@patient/ui/theme';
import { loadCode } from '../../shared/lazy/loadCode.ts';
import { useLazyOverlay } from '../../shared/lazy/useLazyOverlay.ts';

const loadContactDialog = loadCode(async () => (await import('@patient/ui/ContactDialog')).ContactDialog);
const ContactDialog = preloadable(loadContactDialog);

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
  const { isOpen, setOpen, open } = useLazyOverlay(loadContactDialog);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) return;
    afterFocus(() => {
      if (document.activeElement === document.body) otherwise?.current?.focus();
    });
  };
  const dialog = isOpen && <ContactDialog isOpen onOpenChange={change} email={supportEmail} />;
  return { open, dialog };
}
