import type { QueryClient } from '@tanstack/query-core';
import { unwrap, unwrapOne, type Subscription } from '@patient/api';
import { LIMITS } from '../limits.ts';
import { query } from '../service/query.ts';
import { queryAtom } from '../service/queryAtom.ts';
import { clientAtom } from '../service/client.ts';
import { patientIdAtom } from './me.ts';

const LIST = ['subscriptions'];

/** Every subscription of the patient. */
export const subscriptionsAtom = queryAtom((get) => {
  const client = get(clientAtom);
  const patientId = get(patientIdAtom);
  return {
    queryKey: LIST,
    enabled: patientId !== undefined,
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/subscriptions', { params: { query: { patientId: patientId ?? '' } }, signal })),
  };
});

/** One subscription by its id. */
export const subscriptionAtom = query('getSubscription', ({ client, signal }, id: string) =>
  unwrapOne(client.GET('/api/subscription/{id}', { params: { path: { id } }, signal })),
);

/** The charges of one subscription, the next one included, oldest first as the service gives them. */
export const chargesAtom = query('listSubscriptionCharges', ({ client, signal }, id: string) =>
  unwrap(
    client.GET('/api/subscription/charges/{id}', {
      params: { path: { id }, query: { includeNext: true } },
      signal,
    }),
  ),
);

/** Sums of the coming periods of one subscription, the next first; an empty id requests nothing. */
export const periodPricesAtom = query(
  'listPeriodPrices',
  ({ client, signal }, id: string) =>
    unwrap(
      client.GET('/api/subscription-price/{id}', {
        params: { path: { id }, query: { periods: LIMITS.pricePeriods } },
        signal,
      }),
    ),
  (_get, [id]) => ({ enabled: id !== '' }),
);

/** Keys of the cache, so that a change knows what it touches. */
export const subscriptionKeys = {
  list: LIST,
  /** Orders and receipts, which bills add to: read again with the list. */
  orders: [...LIST, 'orders'],
  one: (id: string) => subscriptionAtom.key(id),
  charges: (id: string) => chargesAtom.key(id),
  /** All queries of one subscription. */
  allOf: (id: string) => [subscriptionAtom.key(id), chargesAtom.key(id), periodPricesAtom.key(id)],
  /** All queries of every single subscription. */
  each: () => [subscriptionAtom.key(), chargesAtom.key(), periodPricesAtom.key()],
};

/** The list with a subscription as it is now, at its place or at the end. */
const withChanged = (list: readonly Subscription[], changed: Subscription): Subscription[] =>
  list.some(({ _id }) => _id === changed._id)
    ? list.map((one) => (one._id === changed._id ? changed : one))
    : [...list, changed];

/**
 * Puts a changed subscription into the cache, alone and in the list. A pending read may have the state before the change: it is
 * canceled, and what is on the screen is read again.
 */
export async function cacheSubscription(cache: QueryClient, changed: Subscription): Promise<void> {
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
