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

/** Waits until the page has stayed the same for two frames and, if it's to be loaded, no request is pending. */
export async function pageIdle({ isLoaded }: { readonly isLoaded: boolean }): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  const isBusy = () => changes > 0 || (isLoaded && pending > 0);
  do {
    changes = 0;
    await nextFrame();
    await nextFrame();
  } while (isBusy());
  observer.disconnect();
}
