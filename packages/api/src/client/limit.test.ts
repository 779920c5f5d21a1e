import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { createClient } from './createClient.ts';
import { ANSWER_LIMIT } from './limit.ts';

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
  await vi.advanceTimersByTimeAsync(ANSWER_LIMIT);
  return end;
};
const lost = { name: 'ApiError', kind: 'network', message: expect.stringContaining('could not reach') };

test('a call that is never answered is taken back and fails as a lost connection does', async () => {
  const client = createClient({ baseUrl: 'http://service.test', fetch: silent });
  const error = await endOf(client.GET('/me'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(lost);
  expect(silent.mock.lastCall?.[0].signal.aborted).toBe(true);
});

test('so does one whose token is never renewed', async () => {
  const client = createClient({ baseUrl: 'http://service.test', fetch: silent, getToken: never });
  expect(await endOf(client.GET('/me'))).toMatchObject(lost);
});

test('a call that the page takes back says no such thing', async () => {
  const controller = new AbortController();
  const client = createClient({ baseUrl: 'http://service.test', fetch: silent });
  const call = client.GET('/me', { signal: controller.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1);
  controller.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
});

test('a file takes as long as it needs', async () => {
  const answer = Promise.withResolvers<Response>();
  const client = createClient({ baseUrl: 'http://service.test', fetch: () => answer.promise });
  const form = new FormData();
  form.append('file', new Blob(['photo']));
  const call = client.POST('/api/user/setAvatar', { body: { file: new Blob() }, bodySerializer: () => form });
  await vi.advanceTimersByTimeAsync(10 * ANSWER_LIMIT);
  answer.resolve(Response.json({ data: [] }));
  expect(await call).toMatchObject({ data: { data: [] } });
});
