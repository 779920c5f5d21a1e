import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same and does what the newest one does, for rows that are memoized. */
export function useStable<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args) => newest.current(...args), []);
}
