/** A picture that never loads delays the load event; milliseconds. */
const PATIENCE_MS = 3_000;

/** Waits until the page has loaded and the browser is idle, for code that the first rendering does not need. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const idle = () => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
      else setTimeout(resolve);
    };
    setTimeout(resolve, PATIENCE_MS);
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
  });
