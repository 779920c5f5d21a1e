import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Where one thing takes the place of another, takes the page to its top and the focus to the new one's heading.
 * @param shown what a change is told by; the first one moves nothing
 * @param heading finds it once the new one stands; where it gives nothing, page and focus stay
 */
export function useArrival(shown: unknown, heading: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  const arrive = useEffectEvent(() => {
    const arrivedAt = heading();
    if (!arrivedAt) return;
    globalThis.scrollTo(0, 0);
    arrivedAt.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    arrive();
  }, [shown]);
}
