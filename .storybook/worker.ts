import { setupWorker } from 'msw/browser';

const start = async () => {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
};

let started: ReturnType<typeof start> | undefined;

/** The one worker of the page. The stories of a docs page ask for it at the same time, and a second start would fail. */
export const mockWorker = () => (started ??= start());
