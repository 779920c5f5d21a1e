import { atom } from 'jotai';
import { unwrap, unwrapEnvelope, unwrapOne } from '@patient/api';
import { subscriptionKeys, subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { family } from '#shared/service/atomFamily.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';

/** Orders of one page of the history. */
export const ORDERS_PER_PAGE = 10;

/** One page of the orders, newest first; the key is its number, starting at 1. */
export const ordersAtom = family((page: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: [...subscriptionKeys.orders, 'page', page],
      queryFn: async ({ signal }) => {
        const query = { limit: ORDERS_PER_PAGE, page: Number(page), sort: '-createdAt' as const };
        const { data, pagination } = await unwrapEnvelope(
          client.GET('/api/orders', { params: { query }, signal }),
        );
        return { page: Number(page), orders: data, total: pagination?.total ?? data.length };
      },
    };
  }),
);

/** One order with its charge and address. */
export const orderAtom = family((id: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: [...subscriptionKeys.orders, 'one', id],
      queryFn: ({ signal }) => {
        const params = { path: { id }, query: { populate: 'patientUser,charge' } };
        return unwrapOne(client.GET('/api/order/{id}', { params, signal }));
      },
    };
  }),
);

/** As JSON: the charges build on it, and must not change with each fetch of the list (see `patientAtom`). */
const subscriptionIdsAtom = atom((get) => {
  const { data } = get(subscriptionsAtom);
  return data && JSON.stringify(data.map(({ _id }) => _id));
});

/** Charges of all subscriptions, for the receipts of a year. */
export const allChargesAtom = queryAtom((get) => {
  const client = get(clientAtom);
  const idsText = get(subscriptionIdsAtom);
  return {
    queryKey: [...subscriptionKeys.orders, 'charges', idsText],
    enabled: idsText !== undefined,
    queryFn: async ({ signal }) => {
      const ids: readonly string[] = JSON.parse(idsText ?? '[]');
      const lists = ids.map((id) =>
        unwrap(client.GET('/api/subscription/charges/{id}', { params: { path: { id } }, signal })),
      );
      return (await Promise.all(lists)).flat();
    },
  };
});
