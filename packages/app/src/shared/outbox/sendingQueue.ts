import { retryDelay } from './retryDelay.ts';

/** Parts of a {@link SendingQueue}. */
export interface SendingQueueOptions {
  /** Whether anything waits that could be sent. */
  readonly needsSending: () => boolean;
  /** Sends everything that waits. */
  readonly send: () => Promise<void>;
  /** A try has started. */
  readonly onBegin: () => void;
  /** A try has ended, successfully or not, or its failure is forgotten. */
  readonly onEnd: () => void;
  /** Whether another try may succeed after this failure. */
  readonly isTransient: (error: unknown) => boolean;
}

/** Sends one try at a time and repeats a transient failure by itself, later each time. */
export interface SendingQueue {
  /** Sends after `delay` ms without another call. */
  readonly schedule: (delay: number) => void;
  /** Sends now; rejects with what prevents it. */
  readonly flush: () => Promise<void>;
  /** Sends now if anything waits, and a failure is repeated as usual; otherwise the last one is forgotten. */
  readonly retry: () => void;
  readonly isSending: () => boolean;
  /** Reason the last try failed; undefined once one succeeds, or nothing is left to send. */
  readonly error: () => unknown;
  readonly isDisposed: () => boolean;
  /** Stops sending for good. */
  readonly dispose: () => void;
}

export function createSendingQueue(options: SendingQueueOptions): SendingQueue {
  const { needsSending, send, onBegin, onEnd, isTransient } = options;
  let isSending = false;
  let isDisposed = false;
  let error: unknown;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (!isDisposed) timer = setTimeout(() => void run().catch(() => undefined), delay);
  }

  function fail(failure: unknown): void {
    error = failure;
    failures += 1;
    if (isDisposed) return;
    if (isTransient(failure)) schedule(retryDelay(failures));
  }

  async function sendNow(): Promise<void> {
    clearTimeout(timer);
    isSending = true;
    onBegin();
    try {
      await send();
      error = undefined;
      failures = 0;
    } catch (failure) {
      fail(failure);
      throw failure;
    } finally {
      isSending = false;
      if (!isDisposed) {
        onEnd();
        // Added while the try was under way.
        if (error === undefined && needsSending()) schedule(0);
      }
    }
  }

  function run(): Promise<void> {
    if (isDisposed || !needsSending()) return Promise.resolve();
    running ??= sendNow().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    schedule,
    async flush() {
      // What was added while a try was under way is not in it.
      await running?.catch(() => undefined);
      await run();
    },
    retry() {
      if (needsSending()) return schedule(0);
      if (error === undefined) return;
      error = undefined;
      failures = 0;
      onEnd();
    },
    isSending: () => isSending,
    error: () => error,
    isDisposed: () => isDisposed,
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}
