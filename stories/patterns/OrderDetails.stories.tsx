import { expect, fn, userEvent } from 'storybook/test';
import { OrderDetails, type OrderDetailsProps } from '@patient/ui/OrderDetails';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { smallTargets } from '../targets.ts';

const shipped: OrderDetailsProps = {
  title: 'Finasteride 1 mg, 90 tablets',
  status: { label: 'Shipped', tone: 'info', icon: 'truck' },
  steps: [
    { id: 'created', label: 'Ordered', state: 'done', when: 'Mar 1, 2027', icon: 'orders' },
    { id: 'shipped', label: 'Shipped', state: 'current', when: 'Mar 3, 2027', icon: 'truck' },
    { id: 'delivered', label: 'Delivered', state: 'next', when: 'Expected Mar 7, 2027', icon: 'home' },
  ],
  facts: [
    { term: 'Ordered', detail: 'Mar 1, 2027' },
    { term: 'Total', detail: '$84.00' },
    { term: 'Ship to', detail: '12 Elm Street, Austin, TX 78701' },
  ],
  trackingUrl: 'https://carrier.example/1Z999',
  onHelp: fn(),
};
const canceled: OrderDetailsProps = {
  ...shipped,
  title: 'Minoxidil 5 %, 3 bottles',
  status: { label: 'Cancelled', tone: 'neutral', icon: 'cancel' },
  notice: "We canceled this order and won't send it. You weren't charged for it.",
  steps: [
    { id: 'created', label: 'Ordered', state: 'done', when: 'Mar 1, 2027', icon: 'orders' },
    { id: 'cancelled', label: 'Cancelled', state: 'stopped', icon: 'cancel' },
  ],
  trackingUrl: undefined,
};
const returned: OrderDetailsProps = {
  ...shipped,
  title: 'Semaglutide 0.25 mg, 4 injections',
  status: { label: 'Returned', tone: 'warning', icon: 'refresh' },
  notice: 'The package came back to us. Check your address, then ask us to send it again or to refund it.',
  addressHref: '/user/profile',
  steps: [
    { id: 'shipped', label: 'Shipped', state: 'done', when: 'Mar 3, 2027', icon: 'truck' },
    { id: 'returned', label: 'Returned', state: 'stopped', when: 'Mar 9, 2027', icon: 'refresh' },
  ],
};

const meta = preview.meta({
  title: 'Patterns/Orders/OrderDetails',
  component: OrderDetails,
  args: shipped,
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

/** The carrier's page is a link. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Finasteride 1 mg, 90 tablets' })).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^Track package/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', 'https://carrier.example/1Z999');
  },
});

/** Says what it means, and offers help. */
export const Canceled = meta.story({
  args: canceled,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask support' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** The package came back, probably because of the address. */
export const Returned = meta.story({
  args: returned,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check your address' })).toHaveAttribute(
      'href',
      '/user/profile',
    );
  },
});

/** A page of a carrier without encryption is not linked. */
export const InsecureTracking = meta.story({
  tags: ['check'],
  args: { trackingUrl: 'http://carrier.example/1Z999' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Track package' })).not.toBeInTheDocument();
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: returned,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], args: returned, globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack gap={6}>
      <OrderDetails {...shipped} />
      <OrderDetails {...canceled} />
      <OrderDetails {...returned} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
