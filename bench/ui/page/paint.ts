/** Resolves after the next frame, to milliseconds since navigation. */
export function nextPaint(): Promise<number> {
  return new Promise((resolve) => {
    // A message posted in a frame callback is received after that frame's style, layout and paint.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(0);
    });
  });
}

/** Runs a function right after a frame; resolves to the milliseconds until the next paint. */
export async function timeToNextPaint(run: () => void): Promise<number> {
  await nextPaint();
  const start = performance.now();
  run();
  return (await nextPaint()) - start;
}
