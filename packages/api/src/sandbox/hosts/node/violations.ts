import { withoutPrefix } from '../../http/paths.ts';
import { json } from '../../http/responses.ts';
import type { Fetch } from '../../http/contract/index.ts';

/** Path with the violations of the description since the start, for tests. */
export const VIOLATIONS_PATH = '/__sandbox/violations';

/** Wraps a sandbox, records violations of the description, and serves them as `{ violations: [...] }` at `VIOLATIONS_PATH`. */
export async function recordViolations(fetch: Fetch, publicPath: string): Promise<Fetch> {
  // Imported here, as the validator is needed only with this option.
  const { watchContract } = await import('../../http/contract/index.ts');
  const violations: string[] = [];
  const watched = watchContract(fetch, ({ message }) => violations.push(message), { publicPath });
  return async (request) =>
    withoutPrefix(new URL(request.url).pathname, publicPath) === VIOLATIONS_PATH
      ? json(200, { violations })
      : watched(request);
}
