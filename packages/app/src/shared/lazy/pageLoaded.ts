/** A picture that hangs keeps the load event back; nobody waits longer for it, milliseconds. */
const PATIENCE_MS = 3_000;

/** Waits for the page's load event and for what is drawn now, so that late code takes nothing of the line before. */
export const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') {
      setTimeout(resolve);
      return;
    }
    globalThis.addEventListener('load', () => setTimeout(resolve), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
