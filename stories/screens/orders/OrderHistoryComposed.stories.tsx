import { Button } from '@patient/ui/Button';
import { EmptyState } from '@patient/ui/EmptyState';
import { Link } from '@patient/ui/Link';
import { OrderRow, OrderRowSkeleton, type OrderRowProps } from '@patient/ui/OrderRow';
import { Pagination } from '@patient/ui/Pagination';
import { Receipt } from '@patient/ui/Receipt';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/theme';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { otherPicture, productPicture } from '../../pictures.ts';
import { AccountFrame } from '../support/composed/frames.tsx';
import { composed, hasHeading } from '../support/composed/composed.ts';

const step = (id: string, label: string, icon: 'orders' | 'pill' | 'truck' | 'home') => ({ id, label, icon });

const shippedOrder: OrderRowProps = {
  title: 'Finasteride 1 mg, 90 tablets',
  placed: '11-16-2026',
  number: '64f0c0ffee',
  total: '$84.00',
  status: { label: 'Shipped', tone: 'info', icon: 'truck' },
  carrier: 'UPS, 1Z999AA10123456784',
  trackingUrl: 'https://carrier.example/track/1Z999AA10123456784',
  sentTo: '123 Main Street, Austin, TX 78701',
  imageUrl: otherPicture,
  steps: [
    { ...step('created', 'Ordered', 'orders'), state: 'done', when: '11-16-2026' },
    { ...step('processing', 'Processing', 'pill'), state: 'done', when: '11-17-2026' },
    { ...step('shipped', 'Shipped', 'truck'), state: 'current', when: '11-18-2026', note: 'With UPS' },
    { ...step('delivered', 'Delivered', 'home'), state: 'next', when: 'Expected 11-22-2026' },
  ],
};

const receiptButton = (
  <Button variant="quiet" isFlush>
    See receipt
  </Button>
);

const orders: readonly OrderRowProps[] = [
  { ...shippedOrder, isOpen: true, actions: receiptButton },
  {
    ...shippedOrder,
    title: 'Semaglutide 0.25 mg, 4 doses',
    number: '64f0c0ffed',
    placed: '11-19-2026',
    total: '$199.00',
    status: { label: 'Processing', tone: 'info', icon: 'pill' },
    imageUrl: productPicture,
    steps: [
      { ...step('created', 'Ordered', 'orders'), state: 'done', when: '11-19-2026' },
      {
        ...step('processing', 'Processing', 'pill'),
        state: 'current',
        note: 'Your pharmacy is packing it',
      },
      { ...step('shipped', 'Shipped', 'truck'), state: 'next' },
    ],
    carrier: undefined,
    trackingUrl: undefined,
  },
  {
    ...shippedOrder,
    title: 'Sildenafil 50 mg, 8 tablets',
    number: '64f0c0ffec',
    placed: '11-20-2026',
    total: '$32.00',
    status: { label: 'Created', tone: 'neutral', icon: 'orders' },
    imageUrl: undefined,
    steps: [
      { ...step('created', 'Ordered', 'orders'), state: 'current', when: '11-20-2026' },
      { ...step('processing', 'Processing', 'pill'), state: 'next' },
    ],
    carrier: undefined,
    trackingUrl: undefined,
  },
];

const meta = preview.meta({
  ...composed,
  title: 'Screens/Orders/Order history (composed)',
  tags: ['composed'],
});

/** Newest first, with the shipped order's steps open. */
export const List = meta.story({
  tags: ['route:/user/order-history', 'order:created', 'order:processing', 'order:shipped'],
  render: () => (
    <AccountFrame path="/user/order-history">
      <h1>Order history</h1>
      <Stack as="ul" gap={4}>
        {orders.map((order) => (
          <li key={order.number}>
            <OrderRow {...order} />
          </li>
        ))}
      </Stack>
      <Pagination page={1} pageCount={3} onPage={fn()} />
    </AccountFrame>
  ),
  play: hasHeading('Order history'),
});

export const Phone = meta.story({ ...List.input, tags: [], globals: onPhone });

function OrderReceipt() {
  const { name } = useBrand();
  return (
    <Receipt
      seller={{ name, address: ['1 Sample Street', 'Austin, TX 78701'] }}
      number="inv-2041"
      date="11-16-2026"
      status={{ label: 'Paid', tone: 'success' }}
      plan="Finasteride 1 mg, every 3 months"
      lines={[
        { id: 'medicine', label: 'Medicine, 3 months', amount: '$84.00' },
        { id: 'shipping', label: 'Shipping', amount: '$0.00' },
        { id: 'coupon', label: 'Coupon WELCOME', amount: '-$14.00' },
      ]}
      total="$70.00"
      paidWith="Visa ending in 4242"
      billedTo={['Ada Lovelace', '123 Main Street', 'Austin, TX 78701']}
      onPrint={fn()}
    />
  );
}

/** Delivery steps and receipt. */
export const OneOrder = meta.story({
  tags: ['route:/user/order-history', 'billing:receipt'],
  render: () => (
    <AccountFrame path="/user/order-history">
      <Link href="/user/order-history" variant="standalone">
        All orders
      </Link>
      <h1>Order 64f0c0ffee</h1>
      <OrderRow {...shippedOrder} isOpen />
      <OrderReceipt />
    </AccountFrame>
  ),
  play: hasHeading('Order 64f0c0ffee'),
});

export const Empty = meta.story({
  render: () => (
    <AccountFrame path="/user/order-history">
      <h1>Order history</h1>
      <EmptyState icon="orders" title="No orders yet">
        You'll see your first order here after a doctor approves your treatment.
      </EmptyState>
    </AccountFrame>
  ),
  play: hasHeading('Order history'),
});

export const Loading = meta.story({
  render: () => (
    <AccountFrame path="/user/order-history">
      <h1>Order history</h1>
      <SkeletonGroup label="Loading your orders…">
        <Stack gap={4}>
          <OrderRowSkeleton />
          <OrderRowSkeleton />
        </Stack>
      </SkeletonGroup>
    </AccountFrame>
  ),
  play: hasHeading('Order history'),
});
