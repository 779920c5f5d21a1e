import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { readThreshold } from './readThreshold.css.ts';

/**
 * Calls back once when three quarters of an element are visible in any scroll container (specification
 * section 9).
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
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= readThreshold)) return;
        observer.disconnect();
        report();
      },
      { threshold: readThreshold },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted, node]);
}
