/** Scrolled distance per frame, in px. */
const STEP = 120;

/** Scrolls an element up for a number of frames; returns each frame's duration in ms. */
export async function scrollUp(element: Element, count: number): Promise<readonly number[]> {
  const durations: number[] = [];
  let previous = 0;
  await new Promise<void>((resolve) => {
    const handleFrame = () => {
      const now = performance.now();
      if (previous > 0) durations.push(now - previous);
      previous = now;
      if (durations.length >= count) return resolve();
      element.scrollBy({ top: -STEP, behavior: 'instant' });
      requestAnimationFrame(handleFrame);
    };
    requestAnimationFrame(handleFrame);
  });
  return durations;
}
