import { expect } from 'storybook/test';
import { PriceParts } from '@patient/ui/PriceParts';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const format = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const meta = preview.meta({
  title: 'Patterns/PriceParts',
  component: PriceParts,
  args: {
    parts: [
      { id: 'medicine', label: 'Medicine', cents: 6000 },
      { id: 'doctor', label: 'Doctor', cents: 2400 },
      { id: 'shipping', label: 'Shipping', cents: 1000 },
    ],
    totalCents: 9400,
    format,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
});

const barOf = (region: HTMLElement) => region.querySelector('[aria-hidden="true"]');

/** The list says all that the bar draws; the bar itself is not read. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'What the price is made of' });
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Medicine $60.00',
      'Doctor $24.00',
      'Shipping $10.00',
    ]);
    await expect(region).toHaveTextContent('Total $94.00');
    const drawn = [...(barOf(region)?.children ?? [])].map((part) => part.getBoundingClientRect().width);
    await expect(drawn).toHaveLength(3);
    await expect((drawn[0] ?? 0) / (drawn[1] ?? 1)).toBeCloseTo(2.5, 1);
  },
});

const withCoupon = {
  parts: [
    { id: 'medicine', label: 'Medicine', cents: 6000 },
    { id: 'doctor', label: 'Doctor', cents: 2400 },
    { id: 'coupon', label: 'Coupon WELCOME', cents: -1400, note: 'for the first 3 months' },
  ],
  totalCents: 7000,
};

/** What is taken off lies over the end of the bar, and says "minus". */
export const TakenOff = meta.story({
  args: withCoupon,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('minus')).toBeInTheDocument();
    const bar = barOf(canvas.getByRole('region'));
    const off = bar?.lastElementChild?.getBoundingClientRect();
    const whole = bar?.getBoundingClientRect();
    await expect(off?.right).toBeCloseTo(whole?.right ?? 0, 0);
    await expect((off?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(1400 / 8400, 1);
  },
});

/** A price that is nothing has no bar to fill. */
export const Free = meta.story({
  args: { parts: [{ id: 'visit', label: 'First visit', cents: 0 }], totalCents: 0 },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region).toHaveTextContent('Total $0.00');
    await expect(barOf(region)).not.toBeInTheDocument();
  },
});

const long = {
  parts: [
    {
      id: 'a',
      label: 'Compounded semaglutide with cyanocobalamin, 4 vials, refrigerated packaging',
      cents: 112_345,
    },
    { id: 'b', label: 'Doctor, for as long as the treatment goes on', cents: 11_105 },
  ],
  totalCents: 123_450,
};

export const LongText = meta.story({ args: long, globals: onPhone });

export const LargeText = meta.story({
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ args: withCoupon, globals: { direction: 'rtl' } });

const many = ['Medicine', 'Doctor', 'Shipping', 'Packaging', 'Insurance', 'Taxes'].map((label, place) => ({
  id: label,
  label,
  cents: 2400 - place * 300,
}));

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={8}>
      <PriceParts {...args} title="Three parts" />
      <PriceParts {...args} {...withCoupon} title="With something taken off" />
      <PriceParts {...args} title="Six parts" parts={many} totalCents={9900} />
    </Stack>
  ),
});

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
