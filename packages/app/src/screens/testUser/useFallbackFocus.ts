import { useEffect, useRef, type RefObject } from 'react';

/**
 * A heading that takes the focus, and the page to its top, when what had it is gone with a change.
 * @param changed what a change is told by
 */
export function useFallbackFocus(changed: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(changed);
  useEffect(() => {
    const isFirst = before.current === changed;
    before.current = changed;
    if (isFirst || document.activeElement !== document.body) return;
    globalThis.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [changed]);
  return heading;
}
