import { useEffect, useEffectEvent, useRef } from 'react';
import { scrollToStart } from './scroll.ts';

/**
 * Scrolls to the top and focuses the heading of new content.
 * @param shown identifies the content; the initial value has no effect
 * @param heading called after the render; if it returns no heading, scroll position and focus stay
 */
export function useFocusOnChange(shown: unknown, heading: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  const focusHeading = useEffectEvent(() => {
    const target = heading();
    if (!target) return;
    scrollToStart();
    target.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    focusHeading();
  }, [shown]);
}
