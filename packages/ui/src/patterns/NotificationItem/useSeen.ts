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

/** Whether the patient may be reading: the page is visible, and no other window is in front. */
const isRead = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Calls back once when three quarters of an element are visible in any scroll container (specification section 9) while the
 * window has focus. An element that is much taller than its container, as with large text on a phone, has to fill three
 * quarters of the container.
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
    // jsdom, in unit tests of another app, shows nothing and has no observer.
    if (!isEnabled || isReported.current || !element || !('IntersectionObserver' in globalThis))
      return undefined;
    let isInView = false;
    const check = () => {
      if (!isInView || !isRead()) return;
      stop();
      report();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.some(isSeen);
        check();
      },
      { threshold: thresholds },
    );
    const stop = () => {
      observer.disconnect();
      globalThis.removeEventListener('focus', check);
    };
    observer.observe(element);
    globalThis.addEventListener('focus', check);
    return stop;
  }, [isEnabled, node]);
}
