import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from './pageFocus.ts';

/**
 * Moves focus if a change removed the focused control.
 * @param shown identifies the content; the initial value has no effect
 * @param find called after the render; returns the element to focus instead
 */
export function useKeptFocus(shown: unknown, find: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  const keep = useEffectEvent(() => {
    if (isFocusLost()) find()?.focus();
  });
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    keep();
  }, [shown]);
}
