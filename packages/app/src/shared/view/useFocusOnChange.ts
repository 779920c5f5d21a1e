import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Scrolls to the top and focuses the heading of new content.
 * @param shown identifies the content; its first value does nothing
 * @param heading called after render; without a heading, scroll position and focus stay
 */
export function useFocusOnChange(shown: unknown, heading: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  const focusHeading = useEffectEvent(() => {
    const target = heading();
    if (!target) return;
    globalThis.scrollTo(0, 0);
    target.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    focusHeading();
  }, [shown]);
}

/** Focuses an element once it is there, as what had the focus is gone. The element needs a `tabIndex`. */
export function useFocusOnMount<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
