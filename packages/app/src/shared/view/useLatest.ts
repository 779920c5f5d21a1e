import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells the latest of several tries from those before it. Call the result when a try begins, and when what it was made
 * of changes.
 * @returns a function that says later whether nothing has begun or changed since
 */
export function useLatest(): () => () => boolean {
  const count = useRef(0);
  return useCallback(() => {
    count.current += 1;
    const own = count.current;
    return () => count.current === own;
  }, []);
}

/** As {@link useLatest}; leaving the component ends the last try, too, so that nothing moves a patient who is elsewhere by then. */
export function useLatestWhileMounted(): () => () => boolean {
  const begin = useLatest();
  useEffect(() => () => void begin(), [begin]);
  return begin;
}
