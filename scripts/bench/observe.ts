/** Timings of a page, in ms since navigation. */
export interface Observed {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly appReady: number;
  /** End of the load event. */
  readonly loaded: number;
  /** Sum over all tasks of their time beyond 50 ms. */
  readonly blocking: number;
  /** Sum of layout shifts without recent input. */
  readonly shift: number;
}

declare global {
  // Set by startObserving, read by readObserved.
  var observed: { largestPaint: number; blocking: number; shift: number } | undefined;
}

/** Console message of the page when the app is ready. */
export const READY_MESSAGE = 'app-ready';

/**
 * Runs in the page before any other script. Serialized, so it can't use imports. The page reports when it is ready, because
 * polling it with Playwright would inject a script, which adds 60 ms to the measured start.
 */
export function startObserving(): void {
  const totals = { largestPaint: 0, blocking: 0, shift: 0 };
  globalThis.observed = totals;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) totals.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) totals.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        totals.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    // oxlint-disable-next-line no-console -- reports to Playwright without polling
    for (const { name } of list.getEntries()) if (name === 'app-ready') console.debug(name);
  }).observe({ type: 'mark', buffered: true });
}

/** Runs in the page after it has loaded. Serialized, so it can't use imports. */
export function readObserved(): Observed {
  const [navigation] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [ready] = performance.getEntriesByName('app-ready');
  return {
    firstPaint: paint?.startTime ?? Number.NaN,
    appReady: ready?.startTime ?? Number.NaN,
    loaded: navigation && 'loadEventEnd' in navigation ? Number(navigation.loadEventEnd) : Number.NaN,
    ...(globalThis.observed ?? { largestPaint: Number.NaN, blocking: Number.NaN, shift: Number.NaN }),
  };
}
