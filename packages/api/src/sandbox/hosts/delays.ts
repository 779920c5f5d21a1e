import { hashOf } from '../core/hash.ts';
import type { Sandbox } from './createSandbox.ts';
import { identityActionOf } from '../vendors/identity/service.ts';
import { operationOf } from '../http/contract/operations.ts';
import { wait } from '../http/faults/response.ts';
import { withoutPrefix } from '../http/paths.ts';

/** Longest delay of a response in ms: a slow mobile connection. */
export const LONGEST_DELAY = 400;

/** 32-bit hash of a text, mixed so that similar texts have unrelated hashes (murmur3's finalizer). */
function hash(text: string): number {
  let state = hashOf(text);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * Delays in ms by operation. The nth call of an operation always gets the same delay for a seed, whatever is called
 * in between, so that a run can be repeated.
 */
export function createDelays(seed: string): (operation: string) => number {
  const calls = new Map<string, number>();
  return (operation) => {
    const call = (calls.get(operation) ?? 0) + 1;
    calls.set(operation, call);
    return hash(`${seed} ${operation} ${call}`) % (LONGEST_DELAY + 1);
  };
}

/** Operation of a request; calls that aren't described go by their first path segment. */
function operationName(request: Request, publicPath: string): string {
  const path = withoutPrefix(new URL(request.url).pathname, publicPath);
  const segment = path.split('/')[1] ?? '';
  if (segment === 'identity') return `identity.${identityActionOf(request) ?? 'unknown'}`;
  return operationOf(request.method, path)?.operation.operationId ?? segment;
}

/** Delays each response, to find code that depends on their order. The sandbox's own pages aren't delayed. */
export function delayResponses(
  { fetch, publicPath }: Pick<Sandbox, 'fetch' | 'publicPath'>,
  delays: (operation: string) => number,
  sleep: typeof wait = wait,
): Sandbox['fetch'] {
  return async (request) => {
    const operation = operationName(request, publicPath);
    if (operation === '__sandbox') return fetch(request);
    // Counted before the call, so that the delay depends on the order of requests only.
    const milliseconds = delays(operation);
    const response = await fetch(request);
    await sleep(milliseconds, request.signal);
    return response;
  };
}
