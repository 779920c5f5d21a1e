import { useEffect, useState } from 'react';

/** Delay before a route is reported, milliseconds (specification section 9). */
const SETTLE_MS = 250;

/** Current route. */
export interface CurrentRoute {
  readonly pathname: string;
  readonly pattern: string;
}

/** Last route that was shown for 250 ms, which skips redirects; undefined before the first. */
export function useSettledRoute({ pathname, pattern }: CurrentRoute): CurrentRoute | undefined {
  const [settled, setSettled] = useState<CurrentRoute>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ pathname, pattern }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [pathname, pattern]);
  return settled;
}
