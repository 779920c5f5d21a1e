import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { readThreshold } from './readThreshold.css.ts';

/** Steps as well, for an element so tall that three quarters of it are never visible. */
const thresholds = [readThreshold, ...Array.from({ length: 100 }, (_, index) => index / 100)];

/** Height of the lowest box around an element, the most that can be visible of it. Inline boxes have no height. */
const roomFor = ({ parentElement }: Element): number =>
  parentElement ? Math.min(parentElement.clientHeight || Infinity, roomFor(parentElement)) : Infinity;

/** Whether three quarters are visible; where that can't be, whether they fill three quarters of the room. */
function isSeen({
  target,
  intersectionRatio,
  intersectionRect,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  if (intersectionRatio >= readThreshold) return true;
  // Less what rounding may have added.
  const room = roomFor(target) - 1;
  return boundingClientRect.height * readThreshold > room && intersectionRect.height >= room * readThreshold;
}

/**
 * Calls back once when three quarters of an element are visible in any scroll container (specification section 9), or
 * as good as that where it is much taller than its container, as with large text on a phone.
 * @param isWanted false disables observing
 */
export function useSeen(node: RefObject<Element | null>, isWanted: boolean, onSeen: () => void) {
  const isReported = useRef(false);
  const report = useEffectEvent(() => {
    if (isReported.current) return;
    isReported.current = true;
    onSeen();
  });
  useEffect(() => {
    const element = node.current;
    if (!isWanted || isReported.current || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isSeen)) return;
        observer.disconnect();
        report();
      },
      { threshold: thresholds },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted, node]);
}
