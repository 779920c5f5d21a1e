import { useEffect, useState } from 'react';

/** Milliseconds after a route change until it is reported (specification section 9). */
const SETTLE_MS = 250;

/** Route of the page's address. */
export interface CurrentRoute {
  readonly pathname: string;
  readonly pattern: string;
}

/** Last route that has stayed for 250 ms; those that are passed through never settle. Undefined before the first. */
export function useSettledRoute({ pathname, pattern }: CurrentRoute): CurrentRoute | undefined {
  const [settled, setSettled] = useState<CurrentRoute>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ pathname, pattern }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [pathname, pattern]);
  return settled;
}
