import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
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
