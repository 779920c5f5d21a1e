import type { SendRequest } from './authorizedFetch.ts';

/** Time until the response headers must be received, ms. Browsers wait for minutes. */
export const RESPONSE_TIMEOUT = 30_000;

/** The same for an upload, which is large and shows its progress. */
export const UPLOAD_TIMEOUT = 180_000;

/**
 * Rejects with a TimeoutError if work takes too long.
 * @param onTimeout cancels the work
 * @param timeout milliseconds
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  onTimeout: (reason: DOMException) => void = () => undefined,
  timeout: number = RESPONSE_TIMEOUT,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException('No response in time', 'TimeoutError');
      onTimeout(reason);
      reject(reason);
    }, timeout);
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

const timeoutOf = ({ headers }: Request): number =>
  headers.get('content-type')?.startsWith('multipart/') ? UPLOAD_TIMEOUT : RESPONSE_TIMEOUT;

/** Aborts a request that gets no response in time, including the renewal of its token. */
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
      send(new Request(request, { signal: controller.signal })),
      (reason) => controller.abort(reason),
      timeoutOf(request),
    );
  };
