import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves focus when a change removed the control that had it. Focus that is somewhere stays there.
 * @param shown identifies the content; its first value does nothing
 * @param find called after render; what to focus instead
 */
export function useKeptFocus(shown: unknown, find: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  const keep = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus();
  });
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    keep();
  }, [shown]);
}
