/** Pause before the first retry of a failed send, which doubles with each failure, and the longest pause, ms. */
const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/** Parts of a {@link SendingQueue}. */
export interface SendingQueueOptions {
  /** Whether anything is unsent that could be sent. */
  readonly needsSending: () => boolean;
  /** Sends everything that is unsent. */
  readonly send: () => Promise<void>;
  /** Called when `isSending` or `error` changes. */
  readonly onChange: () => void;
  /** Whether another try may succeed after this failure. */
  readonly isTransient: (error: unknown) => boolean;
}

/** Sends one try at a time and repeats a transient failure by itself, so that an outage loses nothing. */
export interface SendingQueue {
  /** Sends after `delay` ms without another call. */
  readonly schedule: (delay: number) => void;
  /** Sends now; rejects with what prevents it. */
  readonly flush: () => Promise<void>;
  /** Sends now if anything is unsent; otherwise forgets the last failure. */
  readonly retry: () => void;
  readonly isSending: () => boolean;
  /** Reason the last try failed; undefined once one succeeds, or nothing is left to send. */
  readonly error: () => unknown;
  readonly isDisposed: () => boolean;
  /** Stops sending for good. */
  readonly dispose: () => void;
}

/** Creates a queue that sends nothing until it is scheduled or flushed. */
export function createSendingQueue(options: SendingQueueOptions): SendingQueue {
  const { needsSending, send, onChange, isTransient } = options;
  let isDisposed = false;
  let error: unknown;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (!isDisposed) timer = setTimeout(() => void run().catch(() => undefined), delay);
  }

  function end(failure: unknown): void {
    running = undefined;
    error = failure;
    failures = failure === undefined ? 0 : failures + 1;
    if (isDisposed) return;
    onChange();
    if (failure === undefined) {
      // Added during the try.
      if (needsSending()) schedule(0);
    } else if (isTransient(failure)) schedule(Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)));
  }

  async function sendNow(): Promise<void> {
    try {
      await send();
    } catch (failure) {
      end(failure);
      throw failure;
    }
    end(undefined);
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    if (isDisposed || !needsSending()) return Promise.resolve();
    if (running) return running;
    running = sendNow();
    onChange();
    return running;
  }

  return {
    schedule,
    async flush() {
      // What was added during a try is not in it.
      await running?.catch(() => undefined);
      await run();
    },
    retry() {
      if (needsSending()) schedule(0);
      else if (error !== undefined) end(undefined);
    },
    isSending: () => running !== undefined,
    error: () => error,
    isDisposed: () => isDisposed,
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}
