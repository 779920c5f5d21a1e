const step = 120;

/** Scrolls a box upward by 120 px a frame and gives back how long each frame took, in ms. */
export async function scrollUp(box: Element, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  let before = 0;
  await new Promise<void>((resolve) => {
    const next = () => {
      const now = performance.now();
      if (before > 0) times.push(now - before);
      before = now;
      if (times.length >= count) return resolve();
      box.scrollBy({ top: -step, behavior: 'instant' });
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  return times;
}
