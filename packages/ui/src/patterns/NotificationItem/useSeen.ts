import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { readThreshold } from './readThreshold.css.ts';

/** With additional steps, for an element so tall that three quarters of it are never visible. */
const thresholds = [readThreshold, ...Array.from({ length: 100 }, (_, index) => index / 100)];

/** Smallest height of the ancestors of an element, which limits its visible height. Inline ancestors have no height. */
const roomFor = ({ parentElement }: Element): number =>
  parentElement ? Math.min(parentElement.clientHeight || Infinity, roomFor(parentElement)) : Infinity;

/**
 * Whether three quarters of the element are visible, or if that is impossible, whether it fills three quarters of its
 * container.
 */
function isSeen({
  target,
  intersectionRatio,
  intersectionRect,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  if (intersectionRatio >= readThreshold) return true;
  // Tolerates rounding.
  const room = roomFor(target) - 1;
  return boundingClientRect.height * readThreshold > room && intersectionRect.height >= room * readThreshold;
}

/**
 * Calls back once when three quarters of an element are visible in any scroll container (specification section 9). An element
 * that is much taller than its container, as with large text on a phone, has to fill three quarters of the container.
 * @param isEnabled false disables observing
 */
export function useSeen(node: RefObject<Element | null>, isEnabled: boolean, onSeen: () => void) {
  const isReported = useRef(false);
  const report = useEffectEvent(() => {
    if (isReported.current) return;
    isReported.current = true;
    onSeen();
  });
  useEffect(() => {
    const element = node.current;
    if (!isEnabled || isReported.current || !element) return undefined;
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
  }, [isEnabled, node]);
}
