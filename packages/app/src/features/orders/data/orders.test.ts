import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { environmentAtom, storeAtom } from '#shared/environment.ts';
import { subscriptionKeys, subscriptionsAtom } from '#shared/subscriptions.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { allChargesAtom } from './orders.ts';

afterEach(() => vi.unstubAllGlobals());

const subscription = { _id: 's1', productType: 'ed', patientId: 'p1', status: 'pending' };
const charge = { _id: 'c1', sum: 179, status: 'success', createdAt: '2026-03-18T12:00:00.000Z' };
const account = {
  _id: 'u1',
  roles: ['patient'],
  email: 'a@care.example',
  patient: { _id: 'p1', status: 'active' },
};

/** A page that has loaded and shows the receipts. */
async function showReceipts() {
  const service = { isUp: true, status: 'pending' };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    if (!service.isUp) throw new TypeError('Failed to fetch');
    const listed = { ...subscription, status: service.status };
    if (pathname.includes('/charges/')) return Response.json({ data: [charge] });
    return Response.json({ data: [pathname === '/me' ? account : listed] });
  });
  const environment = testEnvironment();
  environment.session.store('patientId', 'p1');
  const store = createStore();
  store.set(environmentAtom, environment);
  store.set(storeAtom, store);
  const shown: (number | undefined)[] = [];
  store.sub(allChargesAtom, () => shown.push(store.get(allChargesAtom).data?.length));
  await expect.poll(() => store.get(allChargesAtom).data).toHaveLength(1);
  shown.length = 0;
  const refresh = () => store.get(cacheAtom).refetchQueries({ queryKey: subscriptionKeys.list });
  return { store, service, shown, refresh };
}

test('receipts stay when a refresh succeeds after a failed one', async () => {
  const { store, service, shown, refresh } = await showReceipts();
  service.isUp = false;
  await refresh();
  await expect.poll(() => store.get(subscriptionsAtom).isError).toBe(true);
  service.isUp = true;
  service.status = 'active';
  await refresh();
  await expect.poll(() => store.get(subscriptionsAtom).isSuccess).toBe(true);
  expect(shown.filter((count) => count !== 1)).toEqual([]);
});
