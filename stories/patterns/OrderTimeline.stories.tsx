import { expect } from 'storybook/test';
import { OrderTimeline, type OrderStep } from '@patient/ui/OrderTimeline';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const created: OrderStep = {
  id: 'created',
  label: 'Ordered',
  state: 'done',
  when: 'Mar 1, 2027',
  icon: 'orders',
};
const processing: OrderStep = {
  id: 'processing',
  label: 'Processing',
  state: 'done',
  when: 'Mar 2, 2027',
  icon: 'pill',
};
const shipped: OrderStep = {
  id: 'shipped',
  label: 'Shipped',
  state: 'current',
  when: 'Mar 3, 2027',
  note: 'With UPS',
  icon: 'truck',
};
const delivered: OrderStep = {
  id: 'delivered',
  label: 'Delivered',
  state: 'next',
  when: 'Expected Mar 7, 2027',
  icon: 'home',
};
const onItsWay = [created, processing, shipped, delivered];

const meta = preview.meta({
  title: 'Patterns/Orders/OrderTimeline',
  component: OrderTimeline,
  args: { steps: onItsWay },
});

const read = (list: HTMLElement) => [...list.children].map(({ textContent }) => textContent);

/** Style of the connector to the next step; none after the last. */
function lineOf(item: HTMLElement) {
  const { content, borderBlockStartWidth, borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(
    item,
    '::before',
  );
  const isDrawn = content !== 'none' && [borderBlockStartWidth, borderInlineStartWidth].includes('2px');
  return isDrawn ? borderInlineStartStyle : undefined;
}

/** An ordered list; each step has its state as text, and the latest is the current one. */
export const Default = meta.story({
  tags: ['order:shipped'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Order progress' });
    await expect(read(list)).toEqual([
      'Done: OrderedMar 1, 2027',
      'Done: ProcessingMar 2, 2027',
      'Now: ShippedMar 3, 2027With UPS',
      'Upcoming: DeliveredExpected Mar 7, 2027',
    ]);
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Shipped');
    await expect(canvas.getAllByRole('listitem').map(lineOf)).toEqual([
      'solid',
      'solid',
      'dashed',
      undefined,
    ]);
  },
});

const allDone = [created, processing, shipped, { ...delivered, when: 'Mar 6, 2027' }].map((step) => ({
  ...step,
  state: 'done' as const,
}));

export const Delivered = meta.story({ tags: ['order:delivered'], args: { steps: allDone } });

const cancelled: readonly OrderStep[] = [
  created,
  { id: 'cancelled', label: 'Cancelled', state: 'stopped', when: 'Mar 2, 2027', icon: 'cancel' },
];

/** A canceled order has no upcoming steps. */
export const Cancelled = meta.story({
  tags: ['order:cancelled'],
  args: { steps: cancelled },
  play: async ({ canvas }) => {
    await expect(read(canvas.getByRole('list'))).toEqual([
      'Done: OrderedMar 1, 2027',
      'Stopped: CancelledMar 2, 2027',
    ]);
  },
});

const returned: readonly OrderStep[] = [
  ...allDone,
  {
    id: 'returned',
    label: 'Returned',
    state: 'stopped',
    when: 'Mar 12, 2027',
    note: 'The package was returned to us.',
    icon: 'return-parcel',
  },
];

export const Returned = meta.story({ tags: ['order:returned'], args: { steps: returned } });

const unknown: readonly OrderStep[] = [
  created,
  { id: 'unknown', label: 'awaiting pharmacy address verification', state: 'current', icon: 'clock' },
];

/** An unknown status is shown as plain text, without later steps. */
export const UnknownStatus = meta.story({
  tags: ['order:other'],
  args: { steps: unknown },
  play: async ({ canvas }) => {
    await expect(read(canvas.getByRole('list')).at(-1)).toBe('Now: awaiting pharmacy address verification');
  },
});

/** Vertical on narrow screens. */
export const OnAPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(scrollsSideways()).toBe(false);
  },
});

const long = onItsWay.map((step) => ({
  ...step,
  label: `${step.label} by the pharmacy that your doctor has chosen`,
  note: 'Someone 18 or older must sign and show an ID.',
}));

export const LongText = meta.story({ tags: ['check'], args: { steps: long }, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: { steps: long },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

const states = { 'on its way': onItsWay, delivered: allDone, cancelled, returned, unknown };

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack gap={10}>
      {Object.entries(states).map(([name, steps]) => (
        <OrderTimeline key={name} steps={steps} strings={{ list: `What happened, ${name}` }} />
      ))}
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
