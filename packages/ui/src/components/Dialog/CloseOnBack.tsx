// oxlint-disable-next-line typescript/triple-slash-reference -- projects that read this source do not include the declarations otherwise
/// <reference path="./closeWatcher.d.ts" />
import { useEffect, useEffectEvent } from 'react';

/** Props of {@link CloseOnBack}. */
export interface CloseOnBackProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether the overlay stays open, as Escape leaves it. Back is then ignored once. @default false */
  isBlocked?: boolean | undefined;
}

/** Elsewhere the only such request is the Escape key, which react-aria handles. */
const hasBack = (): boolean =>
  'CloseWatcher' in globalThis && navigator.userAgentData?.platform === 'Android';

/**
 * Closes an overlay when the patient asks the device for it: with Android's Back, its gesture or TalkBack's. Without it,
 * Back leaves the page below, with what was typed there. React-aria does not do it (adobe/react-spectrum#5531).
 */
export function CloseOnBack({ isOpen, onClose, isBlocked = false }: CloseOnBackProps) {
  const handleCancel = useEffectEvent((event: Event) => {
    if (isBlocked) event.preventDefault();
  });
  const handleClose = useEffectEvent(() => {
    if (!isBlocked) onClose();
  });
  useEffect(() => {
    if (!isOpen || !hasBack()) return undefined;
    let watcher: CloseWatcher;
    // Each serves one request, and the overlay may stay open.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('cancel', handleCancel);
      watcher.addEventListener('close', () => {
        handleClose();
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
  return null;
}
