import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { unwrapOne } from '@patient/api';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { environmentAtom } from '../environment.ts';
import { cacheAtom } from './cache.ts';
import { mutation } from './mutation.ts';

afterEach(() => vi.unstubAllGlobals());

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = async () => Response.json({ message: 'Already paused' }, { status: 409 });

/** Page with a mutation that receives `respond()` and reads back `found`. */
function openPage(respond: () => Promise<Response>, found: string | undefined) {
  vi.stubGlobal('fetch', respond);
  const environment = testEnvironment();
  environment.toasts.subscribe(() => undefined);
  const store = createStore();
  store.set(environmentAtom, environment);
  const readBack = vi.fn<() => Promise<string | undefined>>(async () => found);
  const pauseAtom = mutation<string, unknown>('pauseSubscription', {
    send: (client, id) =>
      unwrapOne(
        client.PATCH('/api/subscription/pause/{id}', { params: { path: { id } }, body: { periods: 1 } }),
      ),
    readBack,
    refetchOnError: (id) => [['subscription', id]],
  });
  const cache = store.get(cacheAtom);
  cache.setQueryData(['subscription', 's1'], 'active');
  return {
    pause: () => store.get(pauseAtom).mutateAsync('s1'),
    readBack,
    isRefetched: () => cache.getQueryState(['subscription', 's1'])?.isInvalidated,
    message: () => environment.toasts.current()?.message,
  };
}

test('mutation: shows Done ! if the response was lost and the change was saved', async () => {
  const page = openPage(lost, 'paused');
  expect(await page.pause()).toBe('paused');
  expect(page.message()).toBe('Done !');
});

test('mutation: fails if the response was lost and the change was not saved', async () => {
  const page = openPage(lost, undefined);
  await expect(page.pause()).rejects.toMatchObject({ kind: 'network' });
  expect(page.message()).toMatch(/could not reach/);
  expect(page.isRefetched()).toBe(true);
});

test('mutation: fails without reading back if the service rejects the change', async () => {
  const page = openPage(refused, 'paused');
  await expect(page.pause()).rejects.toMatchObject({ status: 409 });
  expect(page.readBack).not.toHaveBeenCalled();
});
