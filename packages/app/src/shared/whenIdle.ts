/** Longest wait, milliseconds: a pending image delays the load event. */
const MAX_WAIT_MS = 3_000;

/** Resolves when the page has loaded and the browser is idle, for code that the first render does not need. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const idle = () => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
      else setTimeout(resolve);
    };
    setTimeout(resolve, MAX_WAIT_MS);
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
  });
