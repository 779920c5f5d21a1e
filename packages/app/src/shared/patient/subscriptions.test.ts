import { QueryClient } from '@tanstack/query-core';
import { createStore } from 'jotai';
import type { Subscription } from '@patient/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environmentAtom } from '../environment.ts';
import { cacheAtom } from '../service/cache.ts';
import { resetQueriesAtom } from '../service/resetQueries.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { meAtom } from './me.ts';
import { cacheSubscription, subscriptionKeys, subscriptionsAtom } from './subscriptions.ts';

/** Whether the line to the service is up, and what the account waits for. */
const service = { isUp: true, account: Promise.resolve() };

/** What it has. */
const answers: Readonly<Record<string, readonly object[]>> = {
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
      return Response.json({ data: answers[pathname] });
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Paths of the calls so far. */
const asked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([request]) => (request instanceof Request ? new URL(request.url).pathname : ''));

/** A page that shows the subscriptions, and has them. */
async function showSubscriptions() {
  const store = createStore();
  store.set(environmentAtom, testEnvironment());
  store.sub(subscriptionsAtom, () => {});
  const shown = () => store.get(subscriptionsAtom).data;
  await expect.poll(() => shown()).toHaveLength(1);
  return { store, cache: store.get(cacheAtom), shown };
}

test('after a reload, the list does not wait for the account', async () => {
  const environment = testEnvironment();
  environment.session.keep('patientId', 'patient-1');
  const gate = Promise.withResolvers<void>();
  service.account = gate.promise;
  const store = createStore();
  store.set(environmentAtom, environment);
  store.sub(subscriptionsAtom, () => {});
  await expect.poll(() => store.get(subscriptionsAtom).data).toHaveLength(1);
  expect(store.get(meAtom).data).toBeUndefined();
  gate.resolve();
  await expect.poll(() => store.get(meAtom).data).toBeDefined();
  expect(asked().toSorted()).toEqual(['/api/subscriptions', '/me']);
});

test('the id stays on the device as long as the session', async () => {
  const environment = testEnvironment();
  const { session } = environment;
  const store = createStore();
  store.set(environmentAtom, environment);
  store.sub(subscriptionsAtom, () => {});
  await expect.poll(() => session.recall('patientId')).toBe('patient-1');
  session.signIn({ token: 'U', expDate: 1_000_000, status: 'active' });
  expect(session.recall('patientId')).toBeUndefined();
  session.keep('patientId', 'patient-2');
  session.logout();
  expect(session.recall('patientId')).toBeUndefined();
});

test('a list that could not be fetched again keeps what it has, whatever becomes of the account', async () => {
  const { store, cache, shown } = await showSubscriptions();
  service.isUp = false;
  await cache.refetchQueries({ queryKey: subscriptionKeys.list });
  await expect.poll(() => store.get(subscriptionsAtom).isError).toBe(true);
  await cache.refetchQueries({ queryKey: ['me'] });
  await expect.poll(() => store.get(meAtom).isError).toBe(true);
  expect(shown()).toHaveLength(1);
});

test('trying again after a failed page requests everything again', async () => {
  const { store, shown } = await showSubscriptions();
  const before = asked().length;
  void store.set(resetQueriesAtom);
  await expect.poll(() => asked().slice(before).toSorted()).toEqual(['/api/subscriptions', '/me']);
  await expect.poll(() => shown()).toHaveLength(1);
});

const before: Subscription = { _id: 's1', productType: 'ed', patientId: 'p1', status: 'active' };
const after: Subscription = { ...before, status: 'pause' };
const other: Subscription = { ...before, _id: 's2' };

test('a changed subscription stands alone and in the list', async () => {
  const cache = new QueryClient();
  cache.setQueryData(subscriptionKeys.list, [before, other]);
  await cacheSubscription(cache, after);
  expect(cache.getQueryData(subscriptionKeys.one('s1'))).toEqual(after);
  expect(cache.getQueryData(subscriptionKeys.list)).toEqual([after, other]);
});

test('a subscription that was started stands at the end of the list', async () => {
  const cache = new QueryClient();
  cache.setQueryData(subscriptionKeys.list, [other]);
  await cacheSubscription(cache, after);
  expect(cache.getQueryData(subscriptionKeys.list)).toEqual([other, after]);
});

test('a list that was never read is not made up', async () => {
  const cache = new QueryClient();
  await cacheSubscription(cache, after);
  expect(cache.getQueryData(subscriptionKeys.list)).toBeUndefined();
});

test.each([
  ['of the subscription', subscriptionKeys.one('s1'), before, after],
  ['of the list', subscriptionKeys.list, [before, other], [after, other]],
])('a read %s that was under way does not undo the change', async (_name, queryKey, stale, fresh) => {
  const cache = new QueryClient();
  cache.setQueryData<unknown>(queryKey, stale);
  const answer = Promise.withResolvers<unknown>();
  const read = cache.fetchQuery({ queryKey, queryFn: () => answer.promise }).catch(() => undefined);
  await cacheSubscription(cache, after);
  answer.resolve(stale);
  await read;
  expect(cache.getQueryData(queryKey)).toEqual(fresh);
});
