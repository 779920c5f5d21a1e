/** Style sheets that failed to load. */
const failed = new Set<HTMLLinkElement>();

/** Remembers style sheets of lazy code that fail to load from now on. */
export function watchStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    // The event doesn't bubble.
    true,
  );
}

const requestAgain = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((settle) => {
    const next = link.cloneNode();
    next.addEventListener('load', settle);
    next.addEventListener('error', settle);
    failed.delete(link);
    link.replaceWith(next);
  });

/**
 * Requests style sheets again that failed. Vite requests each only once, so code that loads at the second try would have no
 * styles (vitejs/vite#3698).
 * @returns undefined if none failed; otherwise resolves when each has loaded or failed again
 */
export const retryStyles = (): Promise<unknown> | undefined =>
  failed.size > 0 ? Promise.all([...failed].map(requestAgain)) : undefined;
