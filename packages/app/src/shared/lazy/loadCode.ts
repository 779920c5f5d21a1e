import { ConnectionError } from '../service/connectionError.ts';

/**
 * Wraps a dynamic import, the one way code is loaded when it is first needed: loads once, and forgets a failure, so that
 * the next call tries again.
 * @returns a function that rejects with ConnectionError when the code does not arrive
 */
export function loadCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new ConnectionError(cause);
    }));
}
