import { QueryClient } from '@tanstack/query-core';
import { createStore } from 'jotai';
import type { Subscription } from '@patient/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environmentAtom } from './environment.ts';
import { cacheAtom } from './service/cache.ts';
import { resetQueriesAtom } from './service/resetQueries.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { meAtom } from './patient/me.ts';
import { cacheSubscription, subscriptionKeys, subscriptionsAtom } from './subscriptions.ts';

/** Whether the service is reachable, and a promise that delays the account. */
const service = { isUp: true, account: Promise.resolve() };

/** Data by path. */
const data: Readonly<Record<string, readonly object[]>> = {
  '/me': [
    {
      _id: 'user-1',
      roles: ['patient'],
      email: 'ada@example.com',
      patient: { _id: 'patient-1', status: 'active' },
    },
  ],
  '/api/subscriptions': [{ _id: 'subscription-1', productType: 'ed', patientId: 'patient-1' }],
};

beforeEach(() => {
  service.isUp = true;
  service.account = Promise.resolve();
  vi.stubGlobal(
    'fetch',
    vi.fn<(request: Request) => Promise<Response>>(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/me') await service.account;
      if (!service.isUp) throw new TypeError('Failed to fetch');
      return Response.json({ data: data[pathname] });
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Paths of the calls so far. */
const requestedPaths = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([request]) => (request instanceof Request ? new URL(request.url).pathname : ''));

/** A page that has loaded and shows the subscriptions. */
async function showSubscriptions() {
  const store = createStore();
  store.set(environmentAtom, testEnvironment());
  store.sub(subscriptionsAtom, () => {});
  const shown = () => store.get(subscriptionsAtom).data;
  await expect.poll(() => shown()).toHaveLength(1);
  return { store, cache: store.get(cacheAtom), shown };
}

test('subscriptions: loads the list before the account after a reload', async () => {
  const environment = testEnvironment();
  environment.session.store('patientId', 'patient-1');
  const gate = Promise.withResolvers<void>();
  service.account = gate.promise;
  const store = createStore();
  store.set(environmentAtom, environment);
  store.sub(subscriptionsAtom, () => {});
  await expect.poll(() => store.get(subscriptionsAtom).data).toHaveLength(1);
  expect(store.get(meAtom).data).toBeUndefined();
  gate.resolve();
  await expect.poll(() => store.get(meAtom).data).toBeDefined();
  expect(requestedPaths().toSorted()).toEqual(['/api/subscriptions', '/me']);
});

test('subscriptions: stores the patient id until the session ends', async () => {
  const environment = testEnvironment();
  const { session } = environment;
  const store = createStore();
  store.set(environmentAtom, environment);
  store.sub(subscriptionsAtom, () => {});
  await expect.poll(() => session.recall('patientId')).toBe('patient-1');
  session.signIn({ token: 'U', expDate: 1_000_000, status: 'active' });
  expect(session.recall('patientId')).toBeUndefined();
  session.store('patientId', 'patient-2');
  session.logout();
  expect(session.recall('patientId')).toBeUndefined();
});

test('subscriptions: keeps the list when refetching it and the account fails', async () => {
  const { store, cache, shown } = await showSubscriptions();
  service.isUp = false;
  await cache.refetchQueries({ queryKey: subscriptionKeys.list });
  await expect.poll(() => store.get(subscriptionsAtom).isError).toBe(true);
  await cache.refetchQueries({ queryKey: ['me'] });
  await expect.poll(() => store.get(meAtom).isError).toBe(true);
  expect(shown()).toHaveLength(1);
});

test('subscriptions: requests everything again when a failed page is retried', async () => {
  const { store, shown } = await showSubscriptions();
  const before = requestedPaths().length;
  void store.set(resetQueriesAtom);
  await expect.poll(() => requestedPaths().slice(before).toSorted()).toEqual(['/api/subscriptions', '/me']);
  await expect.poll(() => shown()).toHaveLength(1);
});

const before: Subscription = { _id: 's1', productType: 'ed', patientId: 'p1', status: 'active' };
const after: Subscription = { ...before, status: 'pause' };
const other: Subscription = { ...before, _id: 's2' };

test('subscriptions: updates a changed subscription and the list', async () => {
  const cache = new QueryClient();
  cache.setQueryData(subscriptionKeys.list, [before, other]);
  cacheSubscription(cache, after);
  expect(cache.getQueryData(subscriptionKeys.one('s1'))).toEqual(after);
  expect(cache.getQueryData(subscriptionKeys.list)).toEqual([after, other]);
});

test('subscriptions: appends a new subscription to the list', async () => {
  const cache = new QueryClient();
  cache.setQueryData(subscriptionKeys.list, [other]);
  cacheSubscription(cache, after);
  expect(cache.getQueryData(subscriptionKeys.list)).toEqual([other, after]);
});

test('subscriptions: does not create a list that has not been fetched', async () => {
  const cache = new QueryClient();
  cacheSubscription(cache, after);
  expect(cache.getQueryData(subscriptionKeys.list)).toBeUndefined();
});

test.each([
  ['of the subscription', subscriptionKeys.one('s1'), before, after],
  ['of the list', subscriptionKeys.list, [before, other], [after, other]],
])('a pending fetch %s does not undo the change', async (_name, queryKey, stale, fresh) => {
  const cache = new QueryClient();
  cache.setQueryData<unknown>(queryKey, stale);
  const response = Promise.withResolvers<unknown>();
  const read = cache.fetchQuery({ queryKey, queryFn: () => response.promise }).catch(() => undefined);
  cacheSubscription(cache, after);
  response.resolve(stale);
  await read;
  expect(cache.getQueryData(queryKey)).toEqual(fresh);
});
