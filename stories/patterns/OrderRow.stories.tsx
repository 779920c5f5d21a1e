import { expect, userEvent } from 'storybook/test';
import { OrderRow, OrderRowSkeleton } from '@patient/ui/OrderRow';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { productPicture } from '../pictures.ts';

const meta = preview.meta({
  title: 'Patterns/Orders/OrderRow',
  component: OrderRow,
  args: {
    title: 'Finasteride 1 mg',
    href: '#order',
    details: ['Ordered Mar 1, 2027', 'Expected Mar 6, 2027', '$84.00'],
    status: { label: 'Shipped', tone: 'info' as const, icon: 'truck' as const },
    imageUrl: productPicture,
  },
});

/** An article with one link, named after the medicine and what tells orders apart, and a status with a label. About 90 px high. */
export const Default = meta.story({
  tags: ['order:shipped'],
  play: async ({ canvas }) => {
    const order = canvas.getByRole('article', {
      name: /^Finasteride 1 mg ?, Ordered Mar 1, 2027, Expected Mar 6, 2027, \$84.00, Shipped$/,
    });
    await expect(order).toHaveTextContent('Shipped');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#order');
    const { height } = order.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(80);
    await expect(height).toBeLessThanOrEqual(100);
  },
});

/** The row is one tab stop, with the focus ring around it. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    const ring = getComputedStyle(link, '::after');
    await expect(ring.outlineStyle).toBe('solid');
    await expect(Number.parseFloat(ring.height)).toBeGreaterThan(80);
  },
});

/** Without a picture and a total. */
export const Minimal = meta.story({
  args: {
    status: { label: 'Ordered', tone: 'neutral' },
    imageUrl: undefined,
    details: ['Ordered Mar 1, 2027'],
  },
});

/** As low as on a wide screen, with a name that fills the width. */
export const OnAPhone = meta.story({
  globals: onPhone,
  args: {
    title: 'Topical Spray 60 ml, 2 bottles',
    details: ['Expected Mar 26, 2027', '$139.00'],
    status: { label: 'Processing', tone: 'info', icon: 'clock' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThanOrEqual(95);
  },
});

const long = {
  title: 'Compounded semaglutide with cyanocobalamin 2.5 mg/0.5 mg per mL',
  status: { label: 'awaiting manual pharmacy address verification', tone: 'neutral' },
  details: ['Ordered Mar 1, 2027', 'Expected Mar 6, 2027', '$1,234.50'],
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

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

/** Loading is announced once; each skeleton is about as tall as a row. */
export const Loading = meta.story({
  render: (args) => (
    <Stack>
      <SkeletonGroup label="Loading your orders…">
        <OrderRowSkeleton data-testid="skeleton" />
      </SkeletonGroup>
      <OrderRow {...args} />
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
    <Stack gap={3} style={{ maxInlineSize: 720 }}>
      <OrderRow {...args} />
      <OrderRow {...args} title="Delivered order" status={{ label: 'Delivered', tone: 'success' }} />
      <OrderRow
        {...args}
        title="Cancelled order"
        status={{ label: 'Cancelled', tone: 'neutral', icon: 'cancel' }}
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
