import { useState, type ReactNode, type RefObject } from 'react';
import type { ContactDialogProps } from '@patient/ui/ContactDialog';
import { useBrand } from '@patient/ui/theme';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { restoreFocus } from './restoreFocus.ts';

const ContactDialog = lazyPart(async () => (await import('@patient/ui/ContactDialog')).ContactDialog, {
  onFailed: ({ onOpenChange }) => onOpenChange?.(false),
});

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
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) restoreFocus(otherwise);
  };
  const dialog = isOpen && (
    <ContactDialog isOpen onOpenChange={change} email={supportEmail} {...(strings && { strings })} />
  );
  return { open: () => setOpen(true), dialog };
}
