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
import { productPicture } from '../../pictures.ts';
import { AccountFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { order } from './samples.ts';

const receipt = (
  <Button variant="quiet" isFlush>
    See the receipt
  </Button>
);

const orders: readonly OrderRowProps[] = [
  { ...order, isOpen: true, actions: receipt },
  {
    ...order,
    title: 'Semaglutide 0.25 mg, 4 doses',
    number: '64f0c0ffed',
    placed: '11-19-2026',
    total: '$199.00',
    status: { label: 'Processing', tone: 'info', icon: 'pill' },
    imageUrl: productPicture,
    steps: [
      { id: 'created', label: 'Ordered', icon: 'orders', state: 'done', when: '11-19-2026' },
      {
        id: 'processing',
        label: 'Processing',
        icon: 'pill',
        state: 'current',
        note: 'Your pharmacy is packing it',
      },
      { id: 'shipped', label: 'Shipped', icon: 'truck', state: 'next' },
    ],
    carrier: undefined,
    trackingUrl: undefined,
  },
  {
    ...order,
    title: 'Sildenafil 50 mg, 8 tablets',
    number: '64f0c0ffec',
    placed: '11-20-2026',
    total: '$32.00',
    status: { label: 'Created', tone: 'neutral', icon: 'orders' },
    imageUrl: undefined,
    steps: [
      { id: 'created', label: 'Ordered', icon: 'orders', state: 'current', when: '11-20-2026' },
      { id: 'processing', label: 'Processing', icon: 'pill', state: 'next' },
    ],
    carrier: undefined,
    trackingUrl: undefined,
  },
];

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Order history' });

/** Newest first; the order that is under way shows what happened and what comes next. */
export const List = meta.story({
  tags: ['route:/user/order-history', 'order:created', 'order:processing', 'order:shipped'],
  render: () => (
    <AccountFrame path="/user/order-history">
      <h1>Order history</h1>
      <Stack as="ul" gap={4}>
        {orders.map((one) => (
          <li key={one.number}>
            <OrderRow {...one} />
          </li>
        ))}
      </Stack>
      <Pagination page={1} pageCount={3} onPage={fn()} />
    </AccountFrame>
  ),
  play: headed('Order history'),
});

export const Phone = meta.story({ ...List.input, tags: [], globals: onPhone });

function Charge() {
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

/** One order: where it is, and its receipt. */
export const OneOrder = meta.story({
  tags: ['route:/user/order-history', 'billing:receipt'],
  render: () => (
    <AccountFrame path="/user/order-history">
      <Link href="/user/order-history" variant="standalone">
        All orders
      </Link>
      <h1>Order 64f0c0ffee</h1>
      <OrderRow {...order} isOpen />
      <Charge />
    </AccountFrame>
  ),
  play: headed('Order 64f0c0ffee'),
});

export const Empty = meta.story({
  render: () => (
    <AccountFrame path="/user/order-history">
      <h1>Order history</h1>
      <EmptyState icon="orders" title="No orders yet">
        Your first one shows here once a doctor has approved your treatment.
      </EmptyState>
    </AccountFrame>
  ),
  play: headed('Order history'),
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
  play: headed('Order history'),
});
