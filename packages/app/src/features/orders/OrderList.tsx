import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { EmptyState } from '@patient/ui/EmptyState';
import { LinkButton } from '@patient/ui/Link';
import { OrderRow, OrderRowSkeleton } from '@patient/ui/OrderRow';
import { Pagination } from '@patient/ui/Pagination';
import { Stack } from '@patient/ui/Stack';
import { QueryView } from '#shared/view/QueryView.tsx';
import { href } from '#shared/href.ts';
import { ORDERS_PER_PAGE, ordersAtom } from './data/orders.ts';
import { orderRows } from './views/orderRow.ts';
import { pageCount } from '@patient/api/model';

/** Props of {@link OrderList}. */
export interface OrderListProps {
  /** Starts at 1. */
  page: number;
  /** Whether the skeleton stays although the orders have loaded. */
  isWaiting: boolean;
  onPage: (page: number) => void;
}

/** Page of the order list. The previous page stays until the next one has loaded. */
export function OrderList({ page, isWaiting, onPage }: OrderListProps) {
  const query = useAtomValue(ordersAtom(page));
  const [last, setLast] = useState(query.data);
  // Not after a failure: the previous page would be shown under the wrong page number.
  const next = query.error ? query.data : (query.data ?? last);
  if (next !== last) setLast(next);
  return (
    <QueryView
      queries={[{ ...query, data: isWaiting ? undefined : next }]}
      what="your orders"
      skeleton={
        <Stack gap={3}>
          <OrderRowSkeleton />
          <OrderRowSkeleton />
        </Stack>
      }
    >
      {({ orders, total }) => (
        <>
          {orders.length === 0 ? (
            <EmptyState
              icon="orders"
              title={page === 1 ? 'No orders yet' : 'There are no orders on this page'}
              {...(page > 1 && {
                action: <LinkButton href="/user/order-history">See the newest orders</LinkButton>,
              })}
            >
              {page === 1 && "You'll see your first order here after a doctor approves your treatment."}
            </EmptyState>
          ) : (
            <Stack as="ul" gap={3}>
              {orderRows(orders).map(({ id, ...row }) => (
                <li key={id}>
                  <OrderRow {...row} href={href('/user/order-history/:id', { id })} />
                </li>
              ))}
            </Stack>
          )}
          <Pagination
            page={page}
            pageCount={pageCount(total, ORDERS_PER_PAGE)}
            isPending={query.data === undefined}
            onPage={onPage}
          />
        </>
      )}
    </QueryView>
  );
}
