import { QueryClient } from '@tanstack/query-core';
import type { Subscription } from '@patient/api';
import { expect, test } from 'vitest';
import { keepSubscription } from './keepSubscription.ts';
import { subscriptionKeys } from './subscriptions.ts';

const before: Subscription = { _id: 's1', productType: 'ed', patientId: 'p1', status: 'active' };
const after: Subscription = { ...before, status: 'pause' };
const other: Subscription = { ...before, _id: 's2' };

test('a changed subscription stands alone and in the list', async () => {
  const cache = new QueryClient();
  cache.setQueryData(subscriptionKeys.list, [before, other]);
  await keepSubscription(cache, after);
  expect(cache.getQueryData(subscriptionKeys.one('s1'))).toEqual(after);
  expect(cache.getQueryData(subscriptionKeys.list)).toEqual([after, other]);
});

test('a subscription that was started stands at the end of the list', async () => {
  const cache = new QueryClient();
  cache.setQueryData(subscriptionKeys.list, [other]);
  await keepSubscription(cache, after);
  expect(cache.getQueryData(subscriptionKeys.list)).toEqual([other, after]);
});

test('a list that was never read is not made up', async () => {
  const cache = new QueryClient();
  await keepSubscription(cache, after);
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
  await keepSubscription(cache, after);
  answer.resolve(stale);
  await read;
  expect(cache.getQueryData(queryKey)).toEqual(fresh);
});
