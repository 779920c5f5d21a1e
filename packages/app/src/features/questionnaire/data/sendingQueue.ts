import { nextTry } from '../../../shared/outbox/retryDelay.ts';

/** What a queue sends, and whom it tells. */
export interface SendingParts {
  /** Whether anything waits that could be sent. */
  readonly needsSending: () => boolean;
  /** Sends what waits then. */
  readonly send: () => Promise<void>;
  /** A try has begun. */
  readonly onBegin: () => void;
  /** A try has ended, well or not. */
  readonly onEnd: () => void;
  /** A first failure after a success; those of the tries after it are not told again. */
  readonly onFailure: (error: unknown) => void;
  /** Whether another try may succeed. */
  readonly isWorthAnotherTry: (error: unknown) => boolean;
}

/** Sends one try at a time; after one that failed, another by itself, later each time. */
export interface SendingQueue {
  /** Sends after that many ms without another call of this. */
  readonly schedule: (delay: number) => void;
  /** Sends what waits now; rejects with what hinders it. */
  readonly flush: () => Promise<void>;
  readonly isSending: () => boolean;
  /** Why the last try failed; gone once one succeeds. */
  readonly error: () => unknown;
  readonly isDisposed: () => boolean;
  /** Nothing is sent any more. */
  readonly dispose: () => void;
}

/** Makes the queue that brings to the service what waits on the page. */
export function createSendingQueue(parts: SendingParts): SendingQueue {
  let isSending = false;
  let isDisposed = false;
  let error: unknown;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run().catch(() => undefined), delay);
  }

  function fail(failure: unknown): void {
    error = failure;
    failures += 1;
    if (isDisposed) return;
    if (failures === 1) parts.onFailure(failure);
    if (parts.isWorthAnotherTry(failure)) schedule(nextTry(failures));
  }

  async function sendNow(): Promise<void> {
    clearTimeout(timer);
    isSending = true;
    parts.onBegin();
    try {
      await parts.send();
      error = undefined;
      failures = 0;
    } catch (failure) {
      fail(failure);
      throw failure;
    } finally {
      isSending = false;
      if (!isDisposed) {
        parts.onEnd();
        // Given while that was on its way.
        if (error === undefined && parts.needsSending()) schedule(0);
      }
    }
  }

  function run(): Promise<void> {
    if (isDisposed || !parts.needsSending()) return Promise.resolve();
    running ??= sendNow().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    schedule,
    async flush() {
      // What was given while a try was under way is not in it.
      await running?.catch(() => undefined);
      await run();
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
