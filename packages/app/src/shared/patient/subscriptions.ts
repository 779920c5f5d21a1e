import { unwrap, unwrapOne } from '@patient/api';
import { queryAtom } from '../service/queryAtom.ts';
import { clientAtom } from '../service/client.ts';
import { family } from '../service/atomFamily.ts';
import { patientIdAtom } from './me.ts';

/** Keys of the cache, so that a change knows what it touches. */
export const subscriptionKeys = {
  list: ['subscriptions'],
  /** Orders and receipts, which bills add to: read again with the list. */
  orders: ['subscriptions', 'orders'],
  /** Every single one, with what hangs on it. */
  each: ['subscription'],
  one: (id: string) => ['subscription', id],
  charges: (id: string) => ['subscription', id, 'charges'],
} as const;

/** Every subscription of the patient. */
export const subscriptionsAtom = queryAtom((get) => {
  const client = get(clientAtom);
  const patientId = get(patientIdAtom);
  return {
    queryKey: subscriptionKeys.list,
    enabled: patientId !== undefined,
    queryFn: ({ signal }) =>
      unwrap(client.GET('/api/subscriptions', { params: { query: { patientId: patientId ?? '' } }, signal })),
  };
});

/** One subscription by its id. */
export const subscriptionAtom = family((id: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: subscriptionKeys.one(id),
      queryFn: ({ signal }) =>
        unwrapOne(client.GET('/api/subscription/{id}', { params: { path: { id } }, signal })),
    };
  }),
);

/** The charges of one subscription, the next one included, oldest first as the service gives them. */
export const chargesAtom = family((id: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: subscriptionKeys.charges(id),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/api/subscription/charges/{id}', {
            params: { path: { id }, query: { includeNext: true } },
            signal,
          }),
        ),
    };
  }),
);
