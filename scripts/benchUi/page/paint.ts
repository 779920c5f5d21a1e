/** Milliseconds since the navigation, once the next frame is drawn. */
export function nextPaint(): Promise<number> {
  return new Promise((resolve) => {
    // A message is handled after the frame that its callback opened: style, layout and paint lie between.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(0);
    });
  });
}

/** What something takes until its frame is drawn, in ms; begins right after a frame, so that all begin alike. */
export async function timed(act: () => void): Promise<number> {
  await nextPaint();
  const start = performance.now();
  act();
  return (await nextPaint()) - start;
}
