import { useAtomValue } from 'jotai';
import { Card, CardSkeleton } from '@patient/ui/Card';
import { OrderDetails } from '@patient/ui/OrderDetails';
import { Stack } from '@patient/ui/Stack';
import { BackLink } from '@patient/ui/Link';
import { QueryView } from '#shared/view/QueryView.tsx';
import { useTitle } from '#shared/view/useTitle.ts';
import type { ScreenProps } from '#shared/view/screen.ts';
import { CompleteReceipt } from './ChargeReceipt.tsx';
import { orderAtom } from './data/orders.ts';
import { orderDetails, orderNext } from './views/orderRow.ts';
import { useHelp } from '#features/help/index.ts';

/** /user/order-history/{id}: an order with its progress, tracking, address and receipt. */
export function OrderScreen({ params: { id = '' } }: ScreenProps) {
  const query = useAtomValue(orderAtom(id));
  const help = useHelp();
  const placed = query.data && orderDetails(query.data).placed;
  useTitle(placed ? `Order of ${placed}` : undefined);
  return (
    <Stack gap={6}>
      <BackLink href="/user/order-history">Order history</BackLink>
      <h1>Your order</h1>
      <QueryView queries={[query]} what="this order" skeleton={<CardSkeleton />}>
        {(order) => {
          const { placed: _placed, ...details } = orderDetails(order);
          return (
            <>
              <OrderDetails
                {...details}
                notice={orderNext(order)}
                onHelp={help.open}
                addressHref={order.status === 'returned' ? '/user/profile' : undefined}
              />
              {order.charge && (
                <Card>
                  <CompleteReceipt charge={order.charge} />
                </Card>
              )}
            </>
          );
        }}
      </QueryView>
      {help.dialog}
    </Stack>
  );
}
