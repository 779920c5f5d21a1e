import { useEffect, useState } from 'react';
import { LIMITS } from '#shared/limits.ts';

/** Current route. */
export interface CurrentRoute {
  readonly pathname: string;
  readonly pattern: string;
}

/** Last route that was shown for the delay of analytics events, which skips redirects; undefined before the first. */
export function useSettledRoute({ pathname, pattern }: CurrentRoute): CurrentRoute | undefined {
  const [settled, setSettled] = useState<CurrentRoute>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ pathname, pattern }), LIMITS.analyticsDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, pattern]);
  return settled;
}
