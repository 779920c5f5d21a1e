import { withoutPrefix } from '../../http/paths.ts';
import { json } from '../../http/responses.ts';
import type { Fetch } from '../../http/contract/index.ts';

/** Path at which tests read the violations of the description since the start. */
export const VIOLATIONS_PATH = '/__sandbox/violations';

/** Wraps a sandbox: records violations of the description and returns them as `{ violations: [...] }` at that path. */
export async function recordViolations(fetch: Fetch, publicPath: string): Promise<Fetch> {
  // Loaded on demand, as an unchecked service doesn't need the validator.
  const { watchContract } = await import('../../http/contract/index.ts');
  const violations: string[] = [];
  const watched = watchContract(fetch, ({ message }) => violations.push(message), { publicPath });
  return async (request) =>
    withoutPrefix(new URL(request.url).pathname, publicPath) === VIOLATIONS_PATH
      ? json(200, { violations })
      : watched(request);
}
