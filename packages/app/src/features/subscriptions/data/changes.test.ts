import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { tokenFor } from '@patient/api/testing';
import { environmentAtom } from '#shared/environment.ts';
import { subscriptionKeys } from '#shared/subscriptions.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { changeAtoms, changeDoseAtom } from './changes.ts';

afterEach(() => vi.unstubAllGlobals());

const plan = {
  productId: 'p1',
  variationId: 'v1',
  doseId: 'd1',
  frequencyOfReception: 'daily',
  frequencyOfDelivery: 'quarterly',
  packageType: null,
} as const;

test('changes: invalidates orders and charges after a change, which may have been billed', async () => {
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

/** Specification section 7. */
test('reactivating sends the offer of the popup once', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    sent.push(new URL(url).search);
    return Response.json({ data: [{ _id: 's1', productType: 'ed', patientId: 'p1', status: 'active' }] });
  });
  const environment = testEnvironment();
  const store = createStore();
  store.set(environmentAtom, environment);
  environment.session.signIn({ token: tokenFor('ada'), expDate: 1_000_000, status: 'active' });
  environment.session.store('winbackUser', true);
  const reactivate = () => store.get(changeAtoms.reactivate).mutateAsync({ id: 's1', periods: 0 });
  await reactivate();
  await reactivate();
  expect(sent).toEqual(['?winback=true&fromPopup=true', '?winback=false&fromPopup=true']);
});
