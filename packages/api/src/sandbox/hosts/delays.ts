import { hashOf } from '../core/hash.ts';
import type { Sandbox } from './createSandbox.ts';
import { identityActionOf } from '../vendors/identity/service.ts';
import { operationOf } from '../http/contract/operations.ts';
import { wait } from '../http/faults/response.ts';
import { withoutPrefix } from '../http/paths.ts';

/** Maximum delay of a response, ms, as on a slow mobile connection. */
export const MAX_DELAY_MS = 400;

/** 32-bit hash of a text, mixed so that similar texts have unrelated hashes (finalizer of MurmurHash3). */
function hash(text: string): number {
  let state = hashOf(text);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * Creates a function that returns delays in ms. The nth call of an operation always has the same delay for a seed,
 * regardless of other calls, so that a run can be repeated.
 */
export function createDelays(seed: string): (operation: string) => number {
  const calls = new Map<string, number>();
  return (operation) => {
    const call = (calls.get(operation) ?? 0) + 1;
    calls.set(operation, call);
    return hash(`${seed} ${operation} ${call}`) % (MAX_DELAY_MS + 1);
  };
}

/** Operation of a request; the first path segment for calls that aren't described. */
function operationName(request: Request, publicPath: string): string {
  const path = withoutPrefix(new URL(request.url).pathname, publicPath);
  const segment = path.split('/')[1] ?? '';
  if (segment === 'identity') return `identity.${identityActionOf(request) ?? 'unknown'}`;
  return operationOf(request.method, path)?.operation.operationId ?? segment;
}

/** Delays each response, to find code that depends on their order. The admin pages aren't delayed. */
export function delayResponses(
  { fetch, publicPath }: Pick<Sandbox, 'fetch' | 'publicPath'>,
  delays: (operation: string) => number,
  sleep: typeof wait = wait,
): Sandbox['fetch'] {
  return async (request) => {
    const operation = operationName(request, publicPath);
    if (operation === '__sandbox') return fetch(request);
    // Counted before the call, so that the delay depends only on the order of requests.
    const milliseconds = delays(operation);
    const response = await fetch(request);
    await sleep(milliseconds, request.signal);
    return response;
  };
}
