/** Number of pending requests. */
let pending = 0;

/** Counts requests from now on; call it before other code stores a reference to `fetch`. */
export function countRequests(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    pending += 1;
    try {
      return await fetch(...request);
    } finally {
      pending -= 1;
    }
  };
}

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Options of {@link pageIdle}. */
export interface IdleOptions {
  /** Whether to wait for requests. */
  readonly waitsForRequests: boolean;
  /** Whether the page itself is still loading, such as while it parses a response. @default never */
  readonly isWaiting?: () => boolean;
}

/** Waits until the page has not changed for two frames and, with `waitsForRequests`, has loaded. */
export async function pageIdle({ waitsForRequests, isWaiting = () => false }: IdleOptions): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  const isBusy = () => changes > 0 || (waitsForRequests && (pending > 0 || isWaiting()));
  do {
    changes = 0;
    await nextFrame();
    await nextFrame();
  } while (isBusy());
  observer.disconnect();
}
