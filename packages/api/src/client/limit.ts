import type { SendRequest } from './authorisedFetch.ts';

/** Longest wait for an answer to begin, in ms. A service that stays silent would otherwise leave a page loading for minutes. */
export const ANSWER_LIMIT = 30_000;

/**
 * Waits for work, but no longer than a limit.
 * @param onOver cancels the work
 * @param limit milliseconds
 * @returns a promise that rejects with a TimeoutError when the time is over
 */
export async function withinLimit<Result>(
  work: Promise<Result>,
  onOver: (reason: DOMException) => void = () => undefined,
  limit: number = ANSWER_LIMIT,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException('No answer in time', 'TimeoutError');
      onOver(reason);
      reject(reason);
    }, limit);
  });
  try {
    return await Promise.race([work, isOver]);
  } finally {
    clearTimeout(timer);
  }
}

/** Files take as long as the connection needs, and their screens show how much has been sent. */
const isUpload = ({ headers }: Request): boolean =>
  headers.get('content-type')?.startsWith('multipart/') ?? false;

/** Gives up a request that is not answered, a renewal of its token included. */
export const limitedFetch =
  (send: SendRequest): SendRequest =>
  async (request) => {
    if (isUpload(request)) return send(request);
    const limiter = new AbortController();
    const { signal } = request;
    // Not AbortSignal.any, which the oldest browsers lack.
    const takeBack = () => limiter.abort(signal.reason);
    if (signal.aborted) takeBack();
    signal.addEventListener('abort', takeBack);
    return withinLimit(send(new Request(request, { signal: limiter.signal })), (reason) =>
      limiter.abort(reason),
    );
  };
