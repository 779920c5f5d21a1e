/** What the page itself saw, in milliseconds since the navigation began. */
export interface Observed {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly appReady: number;
  /** End of the load event. */
  readonly loaded: number;
  /** Sum of what each task took beyond 50 ms. */
  readonly blocking: number;
  /** Sum of layout shifts that no input caused. */
  readonly shift: number;
}

declare global {
  // Kept on the page, so that it can be read once the page is quiet.
  var observed: { largestPaint: number; blocking: number; shift: number } | undefined;
}

/** Runs in the page before anything else; sent there as text, so it stands on its own. */
export function startObserving(): void {
  const seen = { largestPaint: 0, blocking: 0, shift: 0 };
  globalThis.observed = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        seen.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page once it is quiet; sent there as text, so it stands on its own. */
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
