import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card, CardSkeleton } from '@patient/ui/Card';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { Inline } from '@patient/ui/Inline';
import { BackLink, Link, LinkButton, secureUrl } from '@patient/ui/Link';
import { OrderTimeline } from '@patient/ui/OrderTimeline';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import type { Order } from '@patient/api';
import { QueryView } from '#shared/view/QueryView.tsx';
import { useTitle } from '#shared/view/useTitle.ts';
import type { ScreenProps } from '#shared/view/screen.ts';
import { CompleteReceipt } from './ChargeReceipt.tsx';
import { orderAtom } from './data/orders.ts';
import { orderDetails, orderNext } from './views/orderRow.ts';
import { useHelp } from '#features/help/index.ts';

/** Progress, facts and tracking of an order; a canceled or returned one has a notice about what happens next. */
function OrderDetails({ order, onHelp }: { order: Order; onHelp: () => void }) {
  const titleId = useId();
  const { title, status, steps, facts, trackingUrl } = orderDetails(order);
  const next = orderNext(order);
  const tracking = trackingUrl === undefined ? undefined : secureUrl(trackingUrl);
  const { label, ...badge } = status;
  const isReturned = order.status === 'returned';
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Inline gap={3}>
          <h2 id={titleId}>{title}</h2>
          <StatusBadge {...badge}>{label}</StatusBadge>
        </Inline>
        {next && (
          <Alert
            tone={isReturned ? 'warning' : 'info'}
            action={
              <Inline gap={3}>
                <Button onPress={onHelp}>Ask support</Button>
                {isReturned && <LinkButton href="/user/profile">Check your address</LinkButton>}
              </Inline>
            }
          >
            {next}
          </Alert>
        )}
        <OrderTimeline steps={steps} />
        <DescriptionList facts={facts} />
        {tracking !== undefined && (
          <Link href={tracking} variant="standalone">
            Track package
          </Link>
        )}
      </Stack>
    </Card>
  );
}

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
        {(order) => (
          <>
            <OrderDetails order={order} onHelp={help.open} />
            {order.charge && (
              <Card>
                <CompleteReceipt charge={order.charge} />
              </Card>
            )}
          </>
        )}
      </QueryView>
      {help.dialog}
    </Stack>
  );
}
