import { useState, type ReactNode, type RefObject } from 'react';
import type { ContactDialogProps } from '@patient/ui/ContactDialog';
import { useBrand } from '@patient/ui/UiProvider';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { helpTopicHref } from './rules/helpTopicHref.ts';

interface Overlay {
  readonly onOpenChange?: (isOpen: boolean) => void;
}

const onFailed = ({ onOpenChange }: Overlay) => onOpenChange?.(false);

const ContactDialog = lazyPart(async () => (await import('@patient/ui/ContactDialog')).ContactDialog, {
  onFailed,
});
const HelpPanel = lazyPart(async () => (await import('@patient/ui/HelpPanel')).HelpPanel, { onFailed });

/**
 * State of an overlay.
 * @param otherwise gets the focus after closing where the opener is gone, such as a row of a drawer
 */
function useOverlay(otherwise: RefObject<HTMLElement | null> | undefined) {
  const [isOpen, setOpen] = useState(false);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (next) return;
    // The overlay gives the focus back in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) otherwise?.current?.focus();
      }),
    );
  };
  return { isOpen, onOpenChange, open: () => setOpen(true) };
}

/**
 * The Help button's part of a layout: how to open the support dialog, and the dialog while it is open.
 * @param otherwise gets the focus after closing where the opener is gone, such as a row of a drawer
 * @param strings overrides for the dialog's text
 */
export function useHelp(
  otherwise?: RefObject<HTMLElement | null>,
  strings?: ContactDialogProps['strings'],
): { readonly open: () => void; readonly dialog: ReactNode } {
  const { supportEmail } = useBrand();
  const { open, isOpen, onOpenChange } = useOverlay(otherwise);
  const dialog = isOpen && (
    <ContactDialog isOpen onOpenChange={onOpenChange} email={supportEmail} {...(strings && { strings })} />
  );
  return { open, dialog };
}

/**
 * The help drawer of the account menu: how to open it, and the panel while it is open.
 * @param onContact opens the support dialog, for account, shipping and billing
 * @param otherwise gets the focus after closing where the opener is gone, such as a row of a drawer
 */
export function useHelpPanel(
  onContact: () => void,
  otherwise?: RefObject<HTMLElement | null>,
): { readonly open: () => void; readonly panel: ReactNode } {
  const { open, isOpen, onOpenChange } = useOverlay(otherwise);
  const panel = isOpen && (
    <HelpPanel isOpen onOpenChange={onOpenChange} topicHref={helpTopicHref} onContact={onContact} />
  );
  return { open, panel };
}
