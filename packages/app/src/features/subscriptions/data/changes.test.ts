import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { environmentAtom } from '#shared/environment.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { changeDoseAtom } from './changes.ts';

afterEach(() => vi.unstubAllGlobals());

const plan = {
  productId: 'p1',
  variationId: 'v1',
  doseId: 'd1',
  frequencyOfReception: 'daily',
  frequencyOfDelivery: 'quarterly',
  packageType: null,
} as const;

test('invalidates orders and charges after a change, which may have been billed', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: [{ _id: 's1', productType: 'ed', patientId: 'p1', status: 'active' }] }),
  );
  const store = createStore();
  store.set(environmentAtom, testEnvironment());
  const cache = store.get(cacheAtom);
  const keys = [[...subscriptionKeys.orders, 'page', '1'], subscriptionKeys.charges('s1')];
  for (const key of keys) cache.setQueryData(key, []);
  await store.get(changeDoseAtom).mutateAsync({ id: 's1', plan });
  expect(keys.map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});
