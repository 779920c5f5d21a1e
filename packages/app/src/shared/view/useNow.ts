import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { environmentAtom } from '#shared/environment.ts';
import { nextChange } from '#shared/format/nextChange.ts';

/** A timer doesn't run while the device sleeps, and the patient may set the clock. */
const MAX_DELAY_MS = 60_000;

/**
 * Time for which the component is rendered, ms since 1970. It renders again when a day ends or an instant passes, so that a page
 * that is left open stays true.
 * @param instants ISO 8601, such as the date of the next bill
 */
export function useNow(instants: readonly (string | null | undefined)[] = []): number {
  const { now } = useAtomValue(environmentAtom);
  const [time, setTime] = useState(now);
  const next = nextChange(time, instants);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const current = now();
      if (current >= next) setTime(current);
      else timer = setTimeout(check, Math.min(next - current, MAX_DELAY_MS));
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [next, now]);
  return time;
}
