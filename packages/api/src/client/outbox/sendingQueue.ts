import { ApiError } from '../apiError.ts';

/** Delay before the first retry, ms. It doubles with each failure. */
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 15_000;

/** Options of {@link createSendingQueue}. */
export interface SendingQueueOptions {
  /** Whether there is anything to send. */
  readonly needsSending: () => boolean;
  /** Sends everything that is unsent. */
  readonly send: () => Promise<void>;
  /** Called when `isSending` or `error` changes. */
  readonly onChange: () => void;
  /** Whether a retry may succeed after this error. */
  readonly isTransient: (error: unknown) => boolean;
}

/** Runs one send at a time and retries transient failures by itself. */
export interface SendingQueue {
  /** Sends after `delay` ms, and not before the time that the service has set; another call restarts the delay. */
  readonly schedule: (delay: number) => void;
  /** Sends now; rejects if sending fails. */
  readonly flush: () => Promise<void>;
  /** Sends as soon as the service accepts it if there is anything to send; otherwise clears the last error. */
  readonly retry: () => void;
  readonly isSending: () => boolean;
  /** Error of the last attempt; undefined once one succeeds or nothing is left to send. */
  readonly error: () => unknown;
  readonly isDisposed: () => boolean;
  /** Stops sending for good. */
  readonly dispose: () => void;
}

/** Time of the next attempt that the service accepts, ms since 1970. */
export const retryAtOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.retryAt : undefined;

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
    if (isDisposed) return;
    const wait = Math.max(delay, (retryAtOf(error) ?? 0) - Date.now());
    timer = setTimeout(() => void run().catch(() => undefined), wait);
  }

  function end(failure: unknown): void {
    running = undefined;
    error = failure;
    failures = failure === undefined ? 0 : failures + 1;
    if (isDisposed) return;
    onChange();
    if (failure === undefined) {
      // Something was added while sending.
      if (needsSending()) schedule(0);
    } else if (isTransient(failure)) schedule(Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1)));
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
      // A running send doesn't include what was added since.
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
