import { expect } from 'storybook/test';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { productPicture } from '../pictures.ts';

const meta = preview.meta({
  title: 'Patterns/Subscriptions/PlanSummary',
  component: PlanSummary,
  args: {
    name: 'Finasteride',
    imageUrl: productPicture,
    facts: [
      { term: 'Dose', detail: '1 mg' },
      { term: 'Uses', detail: 'Daily' },
      { term: 'Delivery', detail: 'Every 3 months' },
      { term: 'Packaging', detail: 'Bottle' },
    ],
    price: {
      label: 'Every 3 months',
      amount: '$84.00',
      note: '$28.00 a month. Next charge on Mar 3, 2027.',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

/** A region with a name and the plan as terms and details. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your plan' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Dose',
      'Uses',
      'Delivery',
      'Packaging',
    ]);
    await expect(canvas.getByText('$84.00')).toBeVisible();
  },
});

/** What the treatment and the medicine do. */
export const Description = meta.story({
  args: {
    description: [
      'Slows hair loss and helps hair grow back; results take three to six months.',
      'One tablet a day.',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One tablet a day.')).toBeVisible();
  },
});

export const WithoutPrice = meta.story({ args: { price: undefined, imageUrl: undefined } });

/** Keeps its heading and announces loading. */
export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your plan…');
    await expect(canvas.getByRole('heading', { name: 'Your plan' })).toBeVisible();
    await expect(canvas.queryByText('$84.00')).not.toBeInTheDocument();
  },
});

const long = {
  name: 'Compounded semaglutide with cyanocobalamin, injection',
  facts: [
    { term: 'Dose', detail: '2.5 mg/0.5 mg per mL, 0.25 mL once a week for four weeks, then 0.5 mL' },
    { term: 'Delivery', detail: 'Every 3 months, refrigerated' },
  ],
  price: {
    label: 'Today, for the first 3 months',
    amount: '$1,234.50',
    note: "We don't charge you until a doctor approves.",
  },
} as const;

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack>
      <PlanSummary {...args} title="Plan with price" />
      <PlanSummary {...args} title="Plan without" price={undefined} imageUrl={undefined} />
      <PlanSummary {...args} {...long} title="Long plan" />
      <PlanSummary {...args} title="Plan loading" isLoading />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
