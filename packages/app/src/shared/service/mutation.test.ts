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

/** A mutation whose response is `answer`, and that finds `found` at the service afterwards. */
function openPage(answer: () => Promise<Response>, found: string | undefined) {
  vi.stubGlobal('fetch', answer);
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

test('a change whose response was lost succeeds, without a message, if the service has made it', async () => {
  const page = openPage(lost, 'paused');
  expect(await page.pause()).toBe('paused');
  expect(page.message()).toBeUndefined();
});

test('a change whose response was lost fails if the service has not made it', async () => {
  const page = openPage(lost, undefined);
  await expect(page.pause()).rejects.toMatchObject({ kind: 'network' });
  expect(page.message()).toMatch(/could not reach/);
  expect(page.isRefetched()).toBe(true);
});

test('a refused change fails without another request', async () => {
  const page = openPage(refused, 'paused');
  await expect(page.pause()).rejects.toMatchObject({ status: 409 });
  expect(page.readBack).not.toHaveBeenCalled();
});
