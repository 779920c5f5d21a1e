import type { SendRequest } from './authorizedFetch.ts';

/** Time until the response headers must be received, ms. Browsers wait for minutes. */
export const RESPONSE_TIMEOUT = 30_000;

/** Time without progress after which an upload is aborted, ms. Buffers of a slow connection hide some progress. */
export const UPLOAD_TIMEOUT = 60_000;

/**
 * Rejects with a TimeoutError if work makes no progress for too long.
 * @param start starts the work; its argument restarts the time limit
 * @param onTimeout cancels the work
 * @param timeout milliseconds
 */
export async function withTimeout<Result>(
  start: (onProgress: () => void) => Promise<Result>,
  onTimeout: (reason: DOMException) => void = () => undefined,
  timeout: number = RESPONSE_TIMEOUT,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      const restart = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const reason = new DOMException('No progress in time', 'TimeoutError');
          onTimeout(reason);
          reject(reason);
        }, timeout);
      };
      restart();
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
      (onProgress) => send(new Request(request, { signal: controller.signal }), onProgress),
      (reason) => controller.abort(reason),
      timeoutOf(request),
    );
  };
