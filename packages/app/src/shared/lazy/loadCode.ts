import { ConnectionError, StaleCodeError } from '../service/connectionError.ts';
import { retryStyles } from './failedStyles.ts';
import { isChunkFailure } from './staleChunk.ts';

/** Whether the app's server responds. A lost connection causes the same error, and `navigator.onLine` may lag behind. */
const isReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Wraps a dynamic import: loads once, and tries again on the next call after a failure. All lazy code is loaded this way.
 * @returns a function that rejects with ConnectionError when the code fails to load, with StaleCodeError when only this code does
 */
export function loadCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  const start = () =>
    (retryStyles()?.then(load) ?? load()).catch(async (cause: unknown) => {
      const isStale = isChunkFailure(cause) && (await isReachable());
      loading = undefined;
      throw isStale ? new StaleCodeError(cause) : new ConnectionError(cause);
    });
  return () => (loading ??= start());
}
