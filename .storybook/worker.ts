import { setupWorker } from 'msw/browser';

/** Relative to the page in the built Storybook, which may be served below a path. */
const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;

const start = async () => {
  // Also the sandbox needs a secure page, for `crypto.subtle`.
  if (!globalThis.isSecureContext)
    throw new Error('Screens need https or localhost: browsers mock requests only there.');
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return worker;
};

let started: ReturnType<typeof start> | undefined;

/**
 * Shared mock service worker, started by the first story that sends requests. Several stories on a docs page request it, and
 * starting it twice fails.
 * @throws Error on a page without https that is not on localhost.
 */
export const mockWorker = () => (started ??= start());
