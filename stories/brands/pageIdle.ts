/** Number of requests without a response. */
let pending = 0;

/** Counts requests from now on; call it before anything keeps a reference to `fetch`. */
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

/** What {@link pageIdle} waits for. */
export interface IdleOptions {
  /** Whether the page is to be loaded. */
  readonly isLoaded: boolean;
  /** Whether the page itself waits for something: an answer also has to be read. @default it never does */
  readonly isWaiting?: () => boolean;
}

/** Waits until the page has stayed the same for two frames and, if it's to be loaded, waits for nothing. */
export async function pageIdle({ isLoaded, isWaiting = () => false }: IdleOptions): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  const isBusy = () => changes > 0 || (isLoaded && (pending > 0 || isWaiting()));
  do {
    changes = 0;
    await nextFrame();
    await nextFrame();
  } while (isBusy());
  observer.disconnect();
}
