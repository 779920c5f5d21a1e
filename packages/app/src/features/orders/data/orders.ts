import { atom } from 'jotai';
import { unwrap, unwrapEnvelope, unwrapOne } from '@patient/api';
import { subscriptionKeys, subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { query } from '#shared/service/query.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';

/** Page size of the order history. */
export const ORDERS_PER_PAGE = 10;

/** Page of the orders, newest first; numbers start at 1. */
export const ordersAtom = query(
  [...subscriptionKeys.orders, 'listOrders'],
  async ({ client, signal }, page: number) => {
    const params = { query: { limit: ORDERS_PER_PAGE, page, sort: '-createdAt' as const } };
    const { data, pagination } = await unwrapEnvelope(client.GET('/api/orders', { params, signal }));
    return { page, orders: data, total: pagination?.total ?? data.length };
  },
);

/** Order with its charge and address. */
export const orderAtom = query([...subscriptionKeys.orders, 'getOrder'], ({ client, signal }, id: string) => {
  const params = { path: { id }, query: { populate: 'patientUser,charge' } };
  return unwrapOne(client.GET('/api/order/{id}', { params, signal }));
});

/** Ids as JSON, so that the query of the charges is not recreated with each fetch of the list (see `patientAtom`). */
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
