import { useEffect, useRef, type RefObject } from 'react';

/** Options of {@link useFill}. */
export interface Fill {
  /** Scrolling element. */
  box: RefObject<HTMLElement | null>;
  /** Number of messages it shows. */
  count: number;
  /** Whether older messages can be requested now. */
  canLoad: boolean;
  load: () => void;
}

/**
 * Requests older messages while the content is too short to scroll. Once per number of messages, so that a failed request is
 * not repeated automatically.
 */
export function useFill({ box, count, canLoad, load }: Fill): void {
  const requestedAt = useRef(0);
  useEffect(() => {
    const element = box.current;
    if (!element || !canLoad || count === 0 || requestedAt.current === count) return;
    if (element.clientHeight === 0 || element.scrollHeight > element.clientHeight) return;
    requestedAt.current = count;
    load();
  });
}
