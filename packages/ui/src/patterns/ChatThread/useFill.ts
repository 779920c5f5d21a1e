import { useEffect, useRef, type RefObject } from 'react';

/** Options of {@link useFill}. */
export interface Fill {
  /** Scrolling element. */
  box: RefObject<HTMLElement | null>;
  /** Number of messages it shows. */
  count: number;
  /** Whether older ones can be asked for now. */
  canLoad: boolean;
  load: () => void;
}

/**
 * Asks for older messages while what is shown is too short to scroll. Once for each number of messages: a request that
 * failed is not repeated by itself.
 */
export function useFill({ box, count, canLoad, load }: Fill): void {
  const asked = useRef(0);
  useEffect(() => {
    const element = box.current;
    if (!element || !canLoad || count === 0 || asked.current === count) return;
    if (element.clientHeight === 0 || element.scrollHeight > element.clientHeight) return;
    asked.current = count;
    load();
  });
}
