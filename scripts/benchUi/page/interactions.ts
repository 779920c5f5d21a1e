import { nextPaint } from './paint.ts';

/** The shortest that the browser tells of, in ms; it counts in steps of 8. */
const shortest = 16;

const slowest = new Map<number, number>();

const take = (entries: PerformanceEntryList) => {
  for (const entry of entries) {
    if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0)
      continue;
    slowest.set(
      entry.interactionId,
      Math.max(slowest.get(entry.interactionId) ?? 0, Math.round(entry.duration)),
    );
  }
};
const observer = new PerformanceObserver((list) => take(list.getEntries()));
// `durationThreshold` belongs to Event Timing, which the types do not know yet.
const options: PerformanceObserverInit & { durationThreshold: number } = {
  type: 'event',
  durationThreshold: shortest,
};
observer.observe(options);

/**
 * Next paint after each interaction since the last call, by Event Timing, in ms: the slowest event of each. One that
 * the browser does not tell of took no longer than the shortest.
 * @param count how many there were
 */
export async function interactions(count: number): Promise<readonly number[]> {
  // Entries come once the frame after them was shown.
  await nextPaint();
  await nextPaint();
  take(observer.takeRecords());
  const told = [...slowest.values()];
  slowest.clear();
  return [...told, ...Array.from({ length: Math.max(0, count - told.length) }, () => shortest)];
}

let pressed = 0;
addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });

/** From the last press until the first frame that has such an element in it, in ms: some open on its beginning, some on its end. */
export async function shown(selector: string): Promise<number> {
  const painted = await nextPaint();
  return document.querySelector(selector) ? painted - pressed : shown(selector);
}
