import { unwrap, unwrapOne } from '@patient/api';
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

/** Sums of the coming periods of one subscription, the next first. */
export const periodPricesAtom = query('listPeriodPrices', ({ client, signal }, id: string) =>
  unwrap(
    client.GET('/api/subscription-price/{id}', {
      params: { path: { id }, query: { periods: LIMITS.pricePeriods } },
      signal,
    }),
  ),
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
