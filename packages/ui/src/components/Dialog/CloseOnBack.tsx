// oxlint-disable-next-line typescript/triple-slash-reference -- projects that read this source do not include the declarations otherwise
/// <reference path="./closeWatcher.d.ts" />
import { useEffect, useEffectEvent } from 'react';
import { useTopLayer } from './useTopLayer.ts';

/** Props of {@link CloseOnBack}. */
export interface CloseOnBackProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether the overlay stays open, as with Escape. Back is then ignored once. @default false */
  isBlocked?: boolean | undefined;
}

/** Whether the device has a Back button. Elsewhere the only close request is the Escape key, which react-aria handles. */
const hasBack = (): boolean =>
  'CloseWatcher' in globalThis && navigator.userAgentData?.platform === 'Android';

/**
 * Closes an overlay on Android's Back button or gesture, or TalkBack's. Without it, Back would leave the page and lose its
 * input. React-aria does not support it (adobe/react-spectrum#5531). Part of every overlay, so it also applies `topLayer`.
 */
export function CloseOnBack({ isOpen, onClose, isBlocked = false }: CloseOnBackProps) {
  useTopLayer(isOpen);
  const handleCancel = useEffectEvent((event: Event) => {
    if (isBlocked) event.preventDefault();
  });
  const handleClose = useEffectEvent(() => {
    if (!isBlocked) onClose();
  });
  useEffect(() => {
    if (!isOpen || !hasBack()) return undefined;
    let watcher: CloseWatcher;
    // A new watcher for each request, because the overlay may stay open.
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
