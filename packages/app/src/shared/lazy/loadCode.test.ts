import { expect, test, vi } from 'vitest';
import { ConnectionError } from '../service/connectionError.ts';
import { loadCode } from './loadCode.ts';

test('loads the code once for concurrent callers', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'code');
  const get = loadCode(load);
  expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('rejects with the cause, and loads again on the next call', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cause).mockResolvedValue('code');
  const get = loadCode(load);
  const error: unknown = await get().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ cause });
  expect(await get()).toBe('code');
});
