import { expect } from 'storybook/test';
import { Badge } from '@patient/ui/Badge';
import { PriceLine } from '@patient/ui/PriceLine';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Treatment/PriceLine',
  component: PriceLine,
  args: { label: 'Finasteride, 3 months', amount: '$84.00' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
});

/** Label and amount on one line. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const line = canvas.getByText('Finasteride, 3 months').parentElement;
    await expect(line).toHaveTextContent('Finasteride, 3 months $84.00');
  },
});

/** A discount has a minus sign visually and a word for screen readers, never both. */
export const Discount = meta.story({
  args: { label: 'Coupon WELCOME', amount: '-$10.00', note: 'for the first 2 of 4 periods' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('minus')).toBeInTheDocument();
    await expect(canvas.getByText('−')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByText('-$10.00')).not.toBeInTheDocument();
  },
});

/** The previous price is struck through; hidden text names the current one. */
export const ReducedPrice = meta.story({
  args: { amount: '$74.00', original: '$84.00' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('before $84.00 now $74.00');
    await expect(canvas.getByText('$84.00').closest('s')).toBeVisible();
  },
});

export const Total = meta.story({ args: { label: 'Due today', amount: '$0.00', emphasis: 'total' } });

/** Strings in another language. */
export const OtherLanguage = meta.story({
  args: {
    amount: '-$74.00',
    original: '$84.00',
    strings: { minus: 'menos', original: 'antes', now: 'ahora' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('antes $84.00 ahora menos −$74.00');
  },
});

const long = {
  label: 'Compounded semaglutide with cyanocobalamin 2.5 mg/0.5 mg per mL, 4 vials, refrigerated packaging',
  amount: '$1,234.50',
  original: '$12,345.00',
  note: "We don't charge you until a doctor approves.",
};

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** The minus stays before the amount. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { amount: '-$84.00' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const sum = canvas.getByText('$84.00', { exact: false });
    await expect(getComputedStyle(sum).direction).toBe('ltr');
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack gap={3}>
      <PriceLine label="Finasteride, 3 months" amount="$94.00" />
      <PriceLine label="Packaging" amount="$5.00" note="Plain brown box" />
      <PriceLine label="Plan" amount="$84.00" original="$94.00" />
      <PriceLine label="Coupon WELCOME" amount="-$10.00" note="for the first 2 of 4 periods" />
      <PriceLine
        label={
          <>
            Shipping <Badge tone="success">Free</Badge>
          </>
        }
        amount="$0.00"
      />
      <PriceLine emphasis="total" label="Due today" amount="$84.00" />
      <PriceLine emphasis="quiet" label="Per month" amount="$28.00" />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
