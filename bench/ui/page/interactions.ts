import { nextPaint } from './paint.ts';

/** Shortest duration that Event Timing reports, in ms; it rounds to 8. */
const MIN_DURATION = 16;

/** Slowest event of each interaction, by interactionId. */
const durations = new Map<number, number>();

const record = (entries: PerformanceEntryList) => {
  for (const entry of entries) {
    if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0)
      continue;
    durations.set(
      entry.interactionId,
      Math.max(durations.get(entry.interactionId) ?? 0, Math.round(entry.duration)),
    );
  }
};
const observer = new PerformanceObserver((list) => record(list.getEntries()));
// TypeScript's DOM types lack `durationThreshold` (Event Timing).
const options: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: MIN_DURATION,
};
observer.observe(options);

/**
 * Returns the time to next paint of each interaction since the last call, in ms.
 * @param expected number of interactions; unreported ones took at most MIN_DURATION
 */
export async function takeInteractions(expected: number): Promise<readonly number[]> {
  // Event Timing queues its entries after the next frame.
  await nextPaint();
  await nextPaint();
  record(observer.takeRecords());
  const reported = [...durations.values()];
  durations.clear();
  const missing = Math.max(0, expected - reported.length);
  return [...reported, ...Array.from({ length: missing }, () => MIN_DURATION)];
}

let pressedAt = 0;
addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });

/** Time from the last pointerdown to the first frame with a matching element, in ms. Some libraries open on pointerup. */
export async function timeUntilVisible(selector: string): Promise<number> {
  const visibleAt = await nextPaint();
  return document.querySelector(selector) ? visibleAt - pressedAt : timeUntilVisible(selector);
}
