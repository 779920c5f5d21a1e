import { useState, type ReactNode, type RefObject } from 'react';
import type { ContactDialogProps } from '@patient/ui/ContactDialog';
import { isFocusLost } from '@patient/ui/focus';
import { useBrand } from '@patient/ui/UiProvider';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { helpTopicHref } from './views/helpTopicHref.ts';

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
 * @param fallbackFocus focused after closing if the opener was removed, such as a row of a drawer
 */
function useOverlay(fallbackFocus: RefObject<HTMLElement | null> | undefined) {
  const [isOpen, setOpen] = useState(false);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (next) return;
    // The overlay restores focus in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isFocusLost()) fallbackFocus?.current?.focus();
      }),
    );
  };
  return { isOpen, onOpenChange, open: () => setOpen(true) };
}

/**
 * Support dialog, with a function that opens it.
 * @param fallbackFocus focused after closing if the opener was removed, such as a row of a drawer
 * @param strings overrides for the dialog's text
 */
export function useHelp(
  fallbackFocus?: RefObject<HTMLElement | null>,
  strings?: ContactDialogProps['strings'],
): { readonly open: () => void; readonly dialog: ReactNode } {
  const { supportEmail } = useBrand();
  const { open, isOpen, onOpenChange } = useOverlay(fallbackFocus);
  const dialog = isOpen && (
    <ContactDialog isOpen onOpenChange={onOpenChange} email={supportEmail} {...(strings && { strings })} />
  );
  return { open, dialog };
}

/**
 * Help drawer of the account menu, with a function that opens it.
 * @param onContact opens the support dialog, for account, shipping and billing
 * @param fallbackFocus focused after closing if the opener was removed, such as a row of a drawer
 */
export function useHelpPanel(
  onContact: () => void,
  fallbackFocus?: RefObject<HTMLElement | null>,
): { readonly open: () => void; readonly panel: ReactNode } {
  const { open, isOpen, onOpenChange } = useOverlay(fallbackFocus);
  const panel = isOpen && (
    <HelpPanel isOpen onOpenChange={onOpenChange} topicHref={helpTopicHref} onContact={onContact} />
  );
  return { open, panel };
}
