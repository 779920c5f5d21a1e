import type { SendRequest } from './authorizedFetch.ts';

/** Time until the response headers must be received, ms. Browsers wait for minutes. */
export const RESPONSE_TIMEOUT = 30_000;

/** Time without progress after which an upload is aborted, ms. */
export const UPLOAD_TIMEOUT = 60_000;

/** Sent bytes that may still be in buffers of the device or of a proxy. */
const BUFFER_BYTES = 5_000_000;

/** Slowest connection on which a full buffer is waited for, bytes per millisecond. */
const SLOWEST_RATE = 25;

/** Returns the time without progress after which an upload is aborted, ms. Progress counts bytes when they enter a buffer. */
export const uploadTimeout = (sentBytes: number): number =>
  UPLOAD_TIMEOUT + Math.min(sentBytes, BUFFER_BYTES) / SLOWEST_RATE;

/**
 * Rejects with a TimeoutError if work makes no progress for too long.
 * @param start starts the work; its argument starts a new time limit, ms
 * @param onTimeout cancels the work
 * @param timeout first time limit, ms
 */
export async function withTimeout<Result>(
  start: (restart: (limit: number) => void) => Promise<Result>,
  onTimeout: (reason: DOMException) => void = () => undefined,
  timeout: number = RESPONSE_TIMEOUT,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      const restart = (limit: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const reason = new DOMException('No progress in time', 'TimeoutError');
          onTimeout(reason);
          reject(reason);
        }, limit);
      };
      restart(timeout);
      start(restart).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
  }
}

const timeoutOf = ({ headers }: Request): number =>
  headers.get('content-type')?.startsWith('multipart/') ? UPLOAD_TIMEOUT : RESPONSE_TIMEOUT;

/** Aborts a request that makes no progress in time, including the renewal of its token. */
export const fetchWithTimeout =
  (send: SendRequest): SendRequest =>
  async (request) => {
    const controller = new AbortController();
    const { signal } = request;
    // The oldest supported browsers lack AbortSignal.any.
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    return withTimeout(
      (restart) =>
        send(new Request(request, { signal: controller.signal }), (sentBytes) =>
          restart(uploadTimeout(sentBytes)),
        ),
      (reason) => controller.abort(reason),
      timeoutOf(request),
    );
  };
