import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { readShare } from './readShare.css.ts';

/**
 * Tells once that three quarters of an element are in sight, whatever scrolls around it (specification section 9).
 * @param isWanted nothing is looked at, and nothing told, while this is false
 */
export function useSeen(node: RefObject<Element | null>, isWanted: boolean, onSeen: () => void) {
  const isTold = useRef(false);
  const tell = useEffectEvent(() => {
    if (isTold.current) return;
    isTold.current = true;
    onSeen();
  });
  useEffect(() => {
    const element = node.current;
    if (!isWanted || isTold.current || !element) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= readShare)) return;
        watcher.disconnect();
        tell();
      },
      { threshold: readShare },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isWanted, node]);
}
