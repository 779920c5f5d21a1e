import type { ReactNode, RefObject } from 'react';
import { preloadable } from '@patient/ui/lazy';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { LazyPart } from '#shared/lazy/LazyPart.tsx';
import { useLazyOverlay } from '#shared/lazy/useLazyOverlay.ts';
import { restoreFocus } from './restoreFocus.ts';
import { helpTopicHref } from './rules/helpTopicHref.ts';

const loadHelpPanel = loadCode(async () => (await import('@patient/ui/HelpPanel')).HelpPanel);
const HelpPanel = preloadable(loadHelpPanel);

/**
 * The help drawer of the account menu: how to open it, and the panel while it is open.
 * @param onContact opens the support dialog, for account, shipping and billing
 * @param otherwise has the focus afterwards where what opened the panel is gone, as a row of a drawer is
 */
export function useHelpPanel(
  onContact: () => void,
  otherwise?: RefObject<HTMLElement | null>,
): { readonly open: () => void; readonly panel: ReactNode } {
  const { isOpen, setOpen, open } = useLazyOverlay(loadHelpPanel);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) restoreFocus(otherwise);
  };
  const panel = isOpen && (
    <LazyPart onFailed={() => setOpen(false)}>
      <HelpPanel isOpen onOpenChange={change} topicHref={helpTopicHref} onContact={onContact} />
    </LazyPart>
  );
  return { open, panel };
}
