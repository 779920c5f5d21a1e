import { createStore } from 'jotai';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { clientAtom } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

test('privacy 7: calls of a session that has ended are not sent and show nothing', async () => {
  const send = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({ data: [] }));
  vi.stubGlobal('fetch', send);
  const environment = testEnvironment();
  environment.toasts.subscribe(() => undefined);
  const store = createStore();
  store.set(environmentAtom, environment);
  const client = store.get(clientAtom);
  await client.GET('/me');
  expect(send).toHaveBeenCalledOnce();

  environment.session.logout({ reason: 'ended' });
  await expect(client.GET('/me')).rejects.toMatchObject({ name: 'AbortError' });
  expect(send).toHaveBeenCalledOnce();
  expect(environment.toasts.current()).toBeUndefined();
});

test('calls are what a page waits for', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const environment = testEnvironment();
  const store = createStore();
  store.set(environmentAtom, environment);
  const call = store.get(clientAtom).GET('/me');
  await vi.advanceTimersByTimeAsync(0);
  const isQuiet = vi.fn<() => void>();
  const quiet = environment.activity.whenQuiet().then(isQuiet);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isQuiet).not.toHaveBeenCalled();
  resolve(Response.json({ data: [] }));
  await vi.advanceTimersByTimeAsync(200);
  await quiet;
  await call;
  expect(isQuiet).toHaveBeenCalledOnce();
});
