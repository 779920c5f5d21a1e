import { setupWorker } from 'msw/browser';

const start = async () => {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
};

let started: ReturnType<typeof start> | undefined;

/** Shared mock service worker. Several stories on a docs page request it, and starting it twice fails. */
export const mockWorker = () => (started ??= start());
