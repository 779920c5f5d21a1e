import { useEffect, useState } from 'react';
import { listenTo, type Signals } from '../shared/signals.ts';

/** Milliseconds after a route change until it is reported (specification section 9). */
const SETTLE_MS = 250;

/** Patterns of the route on the page. */
export interface ReportedRoutes {
  /** On the page now. */
  readonly current: string | undefined;
  /** Of the last route that has stayed for 250 ms. */
  readonly settled: string | undefined;
}

/** Follows the routes of the app; those that are passed through never settle. */
export function useSettledRoute(signals: Signals): ReportedRoutes {
  const [current, setCurrent] = useState<string>();
  const [settled, setSettled] = useState<string>();
  useEffect(
    () => listenTo(signals, (signal) => 'pattern' in signal && setCurrent(signal.pattern)),
    [signals],
  );
  useEffect(() => {
    const timer = setTimeout(() => setSettled(current), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return { current, settled };
}
