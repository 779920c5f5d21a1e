import { atom } from 'jotai';
import { unwrapEnvelope, unwrapOne, type Charge } from '@patient/api';
import { chargesAtom, subscriptionKeys, subscriptionsAtom } from '#shared/subscriptions.ts';
import { query } from '#shared/service/query.ts';
import type { QueryState } from '#shared/view/QueryView.tsx';

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

/** Charge with the subscription that it belongs to. */
export interface OwnedCharge extends Charge {
  readonly subscriptionId: string;
}

/** Charges of all subscriptions, for the receipts of a year. */
export const allChargesAtom = atom((get): QueryState<readonly OwnedCharge[]> => {
  const queries = get(subscriptionsAtom).data?.map(({ _id }) => ({ id: _id, ...get(chargesAtom(_id)) }));
  const loaded = queries?.flatMap(({ id, data }) =>
    data === undefined ? [] : [data.map((charge) => ({ ...charge, subscriptionId: id }))],
  );
  const failed = queries?.find(({ data, error }) => data === undefined && error !== null);
  return {
    data: loaded?.length === queries?.length ? loaded?.flat() : undefined,
    error: failed?.error ?? null,
    isFetching: queries?.some(({ isFetching }) => isFetching) ?? true,
    refetch: () => queries?.forEach(({ data, refetch }) => data === undefined && void refetch()),
  };
});
