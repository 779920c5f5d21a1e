import type { QueryClient } from '@tanstack/query-core';
import { unwrap, unwrapOne, type Subscription } from '@patient/api';
import { LIMITS } from './limits.ts';
import { updateCached } from './service/cache.ts';
import { query } from './service/query.ts';
import { queryAtom } from './service/queryAtom.ts';
import { clientAtom } from './service/client.ts';
import { patientIdAtom } from './patient/me.ts';

const LIST = ['subscriptions'];

/** All subscriptions of the patient. */
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

/** Subscription by id. */
export const subscriptionAtom = query('getSubscription', ({ client, signal }, id: string) =>
  unwrapOne(client.GET('/api/subscription/{id}', { params: { path: { id } }, signal })),
);

/** Charges of a subscription, including the next one, oldest first. */
export const chargesAtom = query('listSubscriptionCharges', ({ client, signal }, id: string) =>
  unwrap(
    client.GET('/api/subscription/charges/{id}', {
      params: { path: { id }, query: { includeNext: true } },
      signal,
    }),
  ),
);

/** Sums of a subscription's next periods, in order; disabled for an empty id. */
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

/** Cache keys, for invalidation after a change. */
export const subscriptionKeys = {
  list: LIST,
  /** Orders and receipts, which new bills add to: invalidated with the list. */
  orders: [...LIST, 'orders'],
  one: (id: string) => subscriptionAtom.key(id),
  charges: (id: string) => chargesAtom.key(id),
  /** Keys of all queries of one subscription. */
  allOf: (id: string) => [subscriptionAtom.key(id), chargesAtom.key(id), periodPricesAtom.key(id)],
  /** Keys that match the queries of every subscription. */
  each: () => [subscriptionAtom.key(), chargesAtom.key(), periodPricesAtom.key()],
};

/** The list with a subscription replaced, or appended. */
const withChanged = (list: readonly Subscription[], changed: Subscription): Subscription[] =>
  list.some(({ _id }) => _id === changed._id)
    ? list.map((one) => (one._id === changed._id ? changed : one))
    : [...list, changed];

/** Updates a changed subscription and the list in the cache. */
export function cacheSubscription(cache: QueryClient, changed: Subscription): void {
  updateCached<Subscription>(cache, subscriptionKeys.one(changed._id), () => changed);
  updateCached<Subscription[]>(cache, subscriptionKeys.list, (list) => list && withChanged(list, changed));
}
