import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { OrderRow, OrderRowSkeleton } from '@patient/ui/OrderRow';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { productPicture } from '../pictures.ts';

const receipt = fn();

const meta = preview.meta({
  title: 'Patterns/Orders/OrderRow',
  component: OrderRow,
  args: {
    title: 'Finasteride 1 mg, 90 tablets',
    placed: 'Mar 1, 2027',
    number: '64f0c0ffee',
    total: '$84.00',
    status: { label: 'Shipped', tone: 'info' as const, icon: 'truck' as const },
    carrier: 'UPS, 1Z999AA10123456784',
    trackingUrl: 'https://carrier.example/track/1Z999AA10123456784',
    imageUrl: productPicture,
    actions: (
      <Button variant="quiet" isFlush onPress={receipt}>
        See the receipt
      </Button>
    ),
    steps: [
      {
        id: 'created',
        label: 'Ordered',
        state: 'done' as const,
        when: 'Mar 1, 2027',
        icon: 'orders' as const,
      },
      {
        id: 'processing',
        label: 'Processing',
        state: 'done' as const,
        when: 'Mar 2, 2027',
        icon: 'pill' as const,
      },
      {
        id: 'shipped',
        label: 'Shipped',
        state: 'current' as const,
        when: 'Mar 3, 2027',
        icon: 'truck' as const,
      },
      { id: 'delivered', label: 'Delivered', state: 'next' as const, icon: 'home' as const },
    ],
  },
  beforeEach: () => {
    receipt.mockClear();
  },
});

/** An article with the product as its name; its status has a label. */
export const Default = meta.story({
  tags: ['order:shipped'],
  play: async ({ canvas }) => {
    const order = canvas.getByRole('article', { name: 'Finasteride 1 mg, 90 tablets' });
    await expect(order).toHaveTextContent('Shipped');
    await expect(canvas.getByRole('link', { name: /Track package/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

/** Expected date next to the order date. */
export const Expected = meta.story({
  args: { expected: 'Mar 6, 2027' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expected delivery')).toBeVisible();
    await expect(canvas.getByText('Mar 6, 2027')).toBeVisible();
  },
});

/** A notice about a return is above the facts. */
export const WithNotice = meta.story({
  args: {
    status: { label: 'Returned', tone: 'warning', icon: 'return-parcel' },
    notice: (
      <Alert tone="warning" action={<Button>Ask support</Button>}>
        The package came back to us.
      </Alert>
    ),
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByText('The package came back to us.');
    await expect(notice.compareDocumentPosition(canvas.getByText('Total'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
});

/** Tracking link, actions, then the timeline, which expands in place. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const track = canvas.getByRole('link');
    await expect(track).toHaveFocus();
    await expect(track.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(receipt).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    const timeline = canvas.getByRole('button', { name: /^Order progress/ });
    await expect(timeline).toHaveFocus();
    await expect(timeline.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await expect(timeline).toHaveFocus();
  },
});

/** The timeline of the current order starts open. */
export const Open = meta.story({
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** An unsafe URL is not linked. */
export const UnsafeTracking = meta.story({
  // oxlint-disable-next-line no-script-url -- must not become a link
  args: { trackingUrl: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Track package')).not.toBeInTheDocument();
  },
});

/** Plain http is not linked either, since the page could be modified in transit. */
export const InsecureTracking = meta.story({
  tags: ['check'],
  args: { trackingUrl: 'http://carrier.example/track/1Z999AA10123456784' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Track package')).not.toBeInTheDocument();
  },
});

/** A new order: no carrier, picture or timeline yet. */
export const Minimal = meta.story({
  args: {
    status: { label: 'Created', tone: 'neutral' },
    carrier: undefined,
    trackingUrl: undefined,
    imageUrl: undefined,
    number: undefined,
    actions: undefined,
    steps: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('term')).toHaveLength(2);
  },
});

export const OnAPhone = meta.story({ args: { isOpen: true }, globals: onPhone });

const long = {
  title: 'Compounded semaglutide with cyanocobalamin 2.5 mg/0.5 mg per mL, 4 vials, refrigerated packaging',
  status: { label: 'awaiting manual pharmacy address verification', tone: 'neutral' },
  sentTo: 'Dr. Bartholomew Featherstonehaugh-Cholmondeley, 12345 Elm Street, Apartment 42, Austin, TX 78701',
  total: '$1,234.50',
  isOpen: true,
} as const;

export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: { ...onPhone, direction: 'rtl' },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { isOpen: true },
  globals: { direction: 'rtl' },
});

/** Loading is announced once; each skeleton is about as tall as an order. */
export const Loading = meta.story({
  render: (args) => (
    <Stack>
      <SkeletonGroup label="Loading your orders…">
        <OrderRowSkeleton data-testid="skeleton" />
      </SkeletonGroup>
      <OrderRow {...args} trackingUrl={undefined} actions={undefined} carrier={undefined} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your orders…');
    const skeleton = canvas.getByTestId('skeleton').getBoundingClientRect().height;
    const order = canvas.getByRole('article').getBoundingClientRect().height;
    await expect(Math.abs(skeleton - order)).toBeLessThanOrEqual(12);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack style={{ maxInlineSize: 720 }}>
      <OrderRow {...args} isOpen />
      <OrderRow {...args} title="Delivered order" status={{ label: 'Delivered', tone: 'success' }} />
      <OrderRow
        {...args}
        title="Cancelled order"
        status={{ label: 'Cancelled', tone: 'neutral', icon: 'cancel' }}
        carrier={undefined}
        trackingUrl={undefined}
      />
      <OrderRow {...args} {...Minimal.input.args} title="Only just ordered" />
      <OrderRowSkeleton />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
