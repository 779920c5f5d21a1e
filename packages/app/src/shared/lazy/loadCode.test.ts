import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError, StaleCodeError } from '../service/connectionError.ts';
import { loadCode } from './loadCode.ts';

afterEach(() => vi.unstubAllGlobals());

test('loadCode: loads the code once for concurrent callers', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  const get = loadCode(load);
  expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loadCode: rejects with the cause, and loads again on the next call', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cause).mockResolvedValue('code');
  const get = loadCode(load);
  const error: unknown = await get().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ cause });
  expect(await get()).toBe('code');
});

const missing = new TypeError("'text/html' is not a valid JavaScript MIME type.");
const online = async () => new Response();
const offline = async () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['stale if only the code fails to load', missing, online, true],
  ['not stale without a connection', missing, offline, false],
  ['not stale if the code itself fails', new TypeError('x is undefined'), online, false],
])('code is %s', async (_name, cause, request, isStale) => {
  vi.stubGlobal('fetch', request);
  const error: unknown = await loadCode(() => Promise.reject(cause))().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error instanceof StaleCodeError).toBe(isStale);
});
