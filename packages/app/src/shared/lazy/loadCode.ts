import { ConnectionError } from '../service/connectionError.ts';

/**
 * Wraps a dynamic import: loads once, and tries again on the next call after a failure. All lazy code is loaded this way.
 * @returns a function that rejects with ConnectionError when the code fails to load
 */
export function loadCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new ConnectionError(cause);
    }));
}
