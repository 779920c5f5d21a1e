import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '@patient/ui/Card';
import { Receipt } from '@patient/ui/Receipt';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Orders/Receipt',
  component: Receipt,
  args: {
    seller: { name: 'Example Telehealth, Inc.', address: ['200 Market Street', 'San Francisco, CA 94105'] },
    number: 'INV-20270303-0042',
    date: 'Mar 3, 2027',
    status: { label: 'Paid', tone: 'success' as const },
    plan: 'Finasteride 1 mg',
    quantity: '3-month supply',
    deliveriesLeft: '2 of 4',
    prescriber: 'Amy Wong, MD',
    paymentNumber: 'T-7F3A90C1',
    paidWith: 'Visa ending in 4242',
    billedTo: ['Adam King', '12 Elm Street', 'Austin, TX 78701'],
    lines: [
      { id: 'medicine', label: 'Finasteride 1 mg, 90 tablets', amount: '$84.00' },
      { id: 'shipping', label: 'Shipping', amount: '$10.00' },
      { id: 'coupon', label: 'Coupon WELCOME', amount: '-$10.00' },
    ],
    total: '$84.00',
    onPrint: fn(),
  },
  decorators: [
    (Story, { name }) =>
      name.startsWith('Sheet') ? Story() : <Card style={{ maxInlineSize: 480 }}>{Story()}</Card>,
  ],
});

/** An article with facts as terms, line items as a list, and the total. */
export const Default = meta.story({
  tags: ['billing:receipt'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Receipt' })).toHaveTextContent('Paid');
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Number',
      'Date',
      'Patient',
      'Medicine',
      'Quantity',
      'Deliveries left',
      'Prescribed by',
      'Paid with',
      'Payment number',
    ]);
    await expect(canvas.getByRole('list', { name: 'Charges' }).children).toHaveLength(3);
    await expect(canvas.getByText('200 Market Street')).toBeVisible();
    await expect(canvas.getByText('minus')).toBeInTheDocument();
  },
});

/** Enter calls `onPrint`. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const print = canvas.getByRole('button', { name: 'Print or save as PDF' });
    await expect(print).toHaveFocus();
    await expect(print.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
});

const printRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => text.includes('@media print'))
    .join('\n');

/** Only the receipt is printed, on any page. */
export const Printed = meta.story({
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('article').classList[0] ?? '';
    await expect(printRules()).toMatch(
      new RegExp(`:not\\(:has\\(\\.${receipt}\\)\\):not\\(\\.${receipt}\\).*display: none`, 's'),
    );
  },
});

/** A held amount is labeled; without line items there is no list. */
export const Held = meta.story({
  tags: ['charge:hold'],
  args: {
    status: { label: 'Authorized', tone: 'info' },
    lines: [],
    plan: undefined,
    quantity: undefined,
    deliveriesLeft: undefined,
    prescriber: undefined,
    paymentNumber: undefined,
    billedTo: undefined,
    note: "Your bank is holding this amount. We'll charge it only after a doctor approves your treatment.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
  },
});

const long = {
  plan: 'Compounded semaglutide with cyanocobalamin 2.5 mg/0.5 mg per mL, 4 vials, every 3 months',
  number: 'INV-20270303-00420042-00420042-00420042',
  lines: [
    { id: 'medicine', label: 'Compounded semaglutide with cyanocobalamin, 4 vials', amount: '$1,234.50' },
    { id: 'shipping', label: 'Refrigerated shipping', amount: '$10.00' },
    { id: 'coupon', label: 'Coupon WELCOME', amount: '-$10.00' },
  ],
  total: '$1,234.50',
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

/** Horizontal positions of the first characters of a text and of the rest. */
function positions(element: Element, length: number): readonly [first: number, rest: number] {
  const text = element.firstChild;
  if (!text) throw new Error('No text');
  const range = document.createRange();
  const left = (from: number, to: number) => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return range.getBoundingClientRect().left;
  };
  return [left(0, length), left(length, text.textContent?.length ?? length)];
}

/** House numbers stay before the street. */
export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  args: { billedTo: ['Ada Byron', '12 Main St'] },
  play: async ({ canvas }) => {
    const [number, street] = positions(canvas.getByText('12 Main St'), 2);
    await expect(number).toBeLessThan(street);
    const name = canvas.getByText('Example Telehealth, Inc.').getBoundingClientRect();
    const line = canvas.getByText('200 Market Street').getBoundingClientRect();
    await expect(line.right).toBeCloseTo(name.right, 0);
    await expect(line.left).toBeGreaterThan(name.left);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={6} style={{ maxInlineSize: 480 }}>
      <Card>
        <Receipt {...args} strings={{ title: 'Receipt, paid' }} />
      </Card>
      <Card>
        <Receipt {...args} {...Held.input.args} strings={{ title: 'Receipt, held' }} />
      </Card>
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
