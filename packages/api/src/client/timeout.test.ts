import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { createClient } from './createClient.ts';
import { RESPONSE_TIMEOUT, UPLOAD_TIMEOUT } from './timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = vi.fn<(request: Request) => Promise<Response>>(
  ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
);
const never = () => new Promise<string>(() => undefined);
const endOf = async (call: Promise<unknown>): Promise<unknown> => {
  const end = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT);
  return end;
};
const lost = { name: 'ApiError', kind: 'network', message: expect.stringContaining('could not reach') };

test('a call without a response is aborted and fails like a lost connection', async () => {
  const client = createClient({ baseUrl: 'http://service.test', fetch: silent });
  const error = await endOf(client.GET('/me'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(lost);
  expect(silent.mock.lastCall?.[0].signal.aborted).toBe(true);
});

test('a call whose token is never renewed fails like a lost connection', async () => {
  const client = createClient({ baseUrl: 'http://service.test', fetch: silent, getToken: never });
  expect(await endOf(client.GET('/me'))).toMatchObject(lost);
});

test('a call that the page cancels throws an AbortError', async () => {
  const controller = new AbortController();
  const client = createClient({ baseUrl: 'http://service.test', fetch: silent });
  const call = client.GET('/me', { signal: controller.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1);
  controller.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
});

test('an upload without progress has a longer timeout', async () => {
  const client = createClient({ baseUrl: 'http://service.test', fetch: silent });
  const form = new FormData();
  form.append('file', new Blob(['photo']));
  const call = client.POST('/api/user/setAvatar', { body: { file: new Blob() }, bodySerializer: () => form });
  const end = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT);
  expect(silent.mock.lastCall?.[0].signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUT);
  expect(await end).toMatchObject(lost);
});
