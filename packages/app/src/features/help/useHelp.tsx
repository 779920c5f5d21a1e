import type { ReactNode, RefObject } from 'react';
import type { ContactDialogProps } from '@patient/ui/ContactDialog';
import { preloadable } from '@patient/ui/lazy';
import { useBrand } from '@patient/ui/theme';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { LazyPart } from '#shared/lazy/LazyPart.tsx';
import { useLazyOverlay } from '#shared/lazy/useLazyOverlay.ts';
import { restoreFocus } from './restoreFocus.ts';

const loadContactDialog = loadCode(async () => (await import('@patient/ui/ContactDialog')).ContactDialog);
const ContactDialog = preloadable(loadContactDialog);

/**
 * The Help button's part of a layout: how to open the support dialog, and the dialog while it is open.
 * @param otherwise has the focus afterwards where what opened the dialog is gone, as a row of a drawer is
 * @param strings overrides for the dialog's text
 */
export function useHelp(
  otherwise?: RefObject<HTMLElement | null>,
  strings?: ContactDialogProps['strings'],
): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const { supportEmail } = useBrand();
  const { isOpen, setOpen, open } = useLazyOverlay(loadContactDialog);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) restoreFocus(otherwise);
  };
  const dialog = isOpen && (
    <LazyPart onFailed={() => setOpen(false)}>
      <ContactDialog isOpen onOpenChange={change} email={supportEmail} {...(strings && { strings })} />
    </LazyPart>
  );
  return { open, dialog };
}
