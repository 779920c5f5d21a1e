import { useState, type ReactNode, type RefObject } from 'react';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { restoreFocus } from './restoreFocus.ts';
import { helpTopicHref } from './rules/helpTopicHref.ts';

const HelpPanel = lazyPart(async () => (await import('@patient/ui/HelpPanel')).HelpPanel, {
  onFailed: ({ onOpenChange }) => onOpenChange?.(false),
});

/**
 * The help drawer of the account menu: how to open it, and the panel while it is open.
 * @param onContact opens the support dialog, for account, shipping and billing
 * @param otherwise has the focus afterwards where what opened the panel is gone, as a row of a drawer is
 */
export function useHelpPanel(
  onContact: () => void,
  otherwise?: RefObject<HTMLElement | null>,
): { readonly open: () => void; readonly panel: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) restoreFocus(otherwise);
  };
  const panel = isOpen && (
    <HelpPanel isOpen onOpenChange={change} topicHref={helpTopicHref} onContact={onContact} />
  );
  return { open: () => setOpen(true), panel };
}
