import { withoutPrefix } from '../../http/paths.ts';
import { json } from '../../http/answers.ts';
import type { Fetch } from '../../http/contract/index.ts';

/** Where a test reads what broke the description since the start. */
export const BREACHES_PATH = '/__sandbox/breaches';

/** Stands around a sandbox: keeps every violation of the description and gives them as `{ breaches: [...] }`. */
export async function recordViolations(fetch: Fetch, publicPath: string): Promise<Fetch> {
  // Only here: the validator is no part of a service that nobody checks.
  const { watchContract } = await import('../../http/contract/index.ts');
  const breaches: string[] = [];
  const watched = watchContract(fetch, ({ message }) => breaches.push(message), { publicPath });
  return async (request) =>
    withoutPrefix(new URL(request.url).pathname, publicPath) === BREACHES_PATH
      ? json(200, { breaches })
      : watched(request);
}
