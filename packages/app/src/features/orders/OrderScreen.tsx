import { useAtomValue } from 'jotai';
import { Card } from '@patient/ui/Card';
import { OrderRowSkeleton } from '@patient/ui/OrderRow';
import { Stack } from '@patient/ui/Stack';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { ChargeReceipt, CompleteReceipts } from './ChargeReceipt.tsx';
import { orderAtom } from './data/orders.ts';
import { OrderCard } from './OrderCard.tsx';
import { useHelp } from '#features/help/index.ts';

/** /user/order-history/{id}: an order with its progress, tracking, address and receipt. */
export function OrderScreen({ params: { id = '' } }: ScreenProps) {
  const query = useAtomValue(orderAtom(id));
  const help = useHelp();
  return (
    <Stack gap={6}>
      <BackLink href="/user/order-history">Order history</BackLink>
      <h1>Your order</h1>
      <QueryView queries={[query]} what="this order" skeleton={<OrderRowSkeleton />}>
        {(order) => (
          <>
            <OrderCard order={order} onHelp={help.open} isOpen />
            {order.charge && (
              <Card>
                <CompleteReceipts charges={[order.charge]}>
                  <ChargeReceipt charge={order.charge} />
                </CompleteReceipts>
              </Card>
            )}
          </>
        )}
      </QueryView>
      {help.dialog}
    </Stack>
  );
}
