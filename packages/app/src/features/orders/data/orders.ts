import { unwrap, unwrapEnvelope, unwrapOne } from '@patient/api';
import { subscriptionsAtom } from '../../../shared/patient/subscriptions.ts';
import { family } from '../../../shared/service/atomFamily.ts';
import { queryAtom } from '../../../shared/service/queryAtom.ts';
import { clientAtom } from '../../../shared/service/client.ts';

/** Orders of one page of the history. */
export const ORDERS_PER_PAGE = 10;

/** One page of the orders, newest first; the key is its number, starting at 1. */
export const ordersAtom = family((page: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: ['orders', page],
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
      queryKey: ['order', id],
      queryFn: ({ signal }) => {
        const params = { path: { id }, query: { populate: 'patientUser,charge' } };
        return unwrapOne(client.GET('/api/order/{id}', { params, signal }));
      },
    };
  }),
);

/** Charges of all subscriptions, for the receipts of a year. */
export const allChargesAtom = queryAtom((get) => {
  const client = get(clientAtom);
  const ids = get(subscriptionsAtom).data?.map(({ _id }) => _id);
  return {
    queryKey: ['charges', ids],
    enabled: ids !== undefined,
    queryFn: async ({ signal }) => {
      const lists = (ids ?? []).map((id) =>
        unwrap(client.GET('/api/subscription/charges/{id}', { params: { path: { id } }, signal })),
      );
      return (await Promise.all(lists)).flat();
    },
  };
});
