import { useCallback, useEffect, useRef } from 'react';

/**
 * Identifies the latest of several attempts. Call the result when an attempt starts, and when its input changes. Unmounting also
 * invalidates the latest attempt, so that it does not navigate away from another page.
 * @returns a function that starts an attempt and returns a check whether it is still the latest
 */
export function useLatest(): () => () => boolean {
  const count = useRef(0);
  const start = useCallback(() => {
    count.current += 1;
    const own = count.current;
    return () => count.current === own;
  }, []);
  useEffect(() => () => void start(), [start]);
  return start;
}
