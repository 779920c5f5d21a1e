import type { QueryClient } from '@tanstack/query-core';
import type { Subscription } from '@patient/api';
import { subscriptionKeys } from './subscriptions.ts';

/** The list with a subscription as it is now, at its place or at the end. */
const withChanged = (list: readonly Subscription[], changed: Subscription): Subscription[] =>
  list.some(({ _id }) => _id === changed._id)
    ? list.map((one) => (one._id === changed._id ? changed : one))
    : [...list, changed];

/**
 * Puts the subscription that a change was answered with into the cache, alone and in the list. A read under way may have been
 * answered from before the change: it is taken back, and what is on the screen is read again.
 */
export async function keepSubscription(cache: QueryClient, changed: Subscription): Promise<void> {
  const reads = [subscriptionKeys.one(changed._id), subscriptionKeys.list]
    .map((queryKey) => ({ queryKey, exact: true }))
    .filter((read) => cache.isFetching(read) > 0);
  await Promise.all(reads.map((read) => cache.cancelQueries(read)));
  cache.setQueryData<Subscription>(subscriptionKeys.one(changed._id), changed);
  cache.setQueryData<Subscription[]>(
    subscriptionKeys.list,
    (before) => before && withChanged(before, changed),
  );
  for (const read of reads) void cache.invalidateQueries(read);
}
