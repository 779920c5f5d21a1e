import { useEffect } from 'react';
import { useLatest } from './useLatest.ts';

/** As {@link useLatest}; leaving the component ends the last try, too, so that nothing moves a patient who is elsewhere by then. */
export function useLatestHere(): () => () => boolean {
  const begin = useLatest();
  useEffect(() => () => void begin(), [begin]);
  return begin;
}
