import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { PlanBar, PlanCard, type PlanCardProps } from '@patient/ui/PlanCard';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { productPicture } from '../pictures.ts';
import { Sheet } from '../Sheet.tsx';

const price = {
  perMonth: '$28.00',
  today: '$84.00',
  todayNote: 'For 3 months',
  renews: { date: '03-03-2027', amount: '$84.00' },
};

const withCoupon = {
  ...price,
  perMonth: '$23.33',
  perMonthBefore: '$28.00',
  today: '$70.00',
  coupon: { code: 'WELCOME', amount: '-$14.00', note: 'For the first 3 months' },
};

const meta = preview.meta({
  title: 'Patterns/PlanCard',
  component: PlanCard,
  args: {
    name: 'Finasteride',
    imageUrl: productPicture,
    lines: [
      { id: 'dose', label: 'Dose', value: '1 mg', onChange: fn() },
      { id: 'uses', label: 'Uses', value: 'Daily', onChange: fn() },
      { id: 'delivery', label: 'Delivery', value: 'Every 3 months', onChange: fn() },
      { id: 'packaging', label: 'Packaging', onChange: fn() },
    ],
    price,
    onRetry: fn(),
    action: (
      <Button variant="primary" isWide>
        Continue to payment
      </Button>
    ),
  },
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 440 }}>{Story()}</div>,
  ],
});

/** Always shows monthly price, price today, renewal, coupon discount and the note that nothing is charged yet. */
export const Default = meta.story({
  args: { price: withCoupon },
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('region', { name: 'Your plan' });
    await expect(plan).toHaveTextContent('Price per month before $28.00 now $23.33');
    await expect(plan).toHaveTextContent('Coupon WELCOME');
    await expect(plan).toHaveTextContent(/WELCOME.*minus.*\$14\.00/);
    await expect(plan).toHaveTextContent('Billed today');
    await expect(plan).toHaveTextContent('$70.00');
    await expect(plan).toHaveTextContent('RenewsOn 03-03-2027 $84.00');
    await expect(plan).toHaveTextContent("We don't charge you until a doctor approves.");
  },
});

/** Each line has a change button with its name; an open choice says so. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const dose = canvas.getByRole('button', { name: 'Change Dose' });
    await expect(dose).toHaveFocus();
    await expect(dose.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.lines[0]?.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose Packaging' })).toHaveFocus();
    await expect(canvas.getByText('Not chosen yet')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toHaveFocus();
  },
});

/** The previous price stays during an update, and the update is announced. */
export const Updating = meta.story({
  args: { state: 'updating' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$28.00')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Updating the price…');
  },
});

export const Loading = meta.story({
  args: { state: 'loading', price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your plan…');
    await expect(canvas.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  },
});

/** Chosen values stay; a price that may be outdated does not. */
export const Failed = meta.story({
  args: { state: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't get your price");
    await expect(canvas.getByText('1 mg')).toBeVisible();
    await expect(canvas.queryByText('$28.00')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Before a choice that affects the price, the bar says so in place of an amount. */
export const BarWithoutPrice = meta.story({
  globals: onPhone,
  args: { lines: [] },
  render: ({ lines }) => <PlanBar lines={lines} action={<Button variant="primary">Continue</Button>} />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', {
      name: 'See your plan: Your plan Choose options to see your price',
    });
    await expect(open).toBeVisible();
    await expect(canvas.queryByText('Price per month')).not.toBeInTheDocument();
  },
});

/** On a phone: always visible, opens the full plan, and restores focus. */
export const Bar = meta.story({
  globals: onPhone,
  parameters: { layout: 'fullscreen' },
  render: ({ lines, price: sums, state = 'ready' }) => (
    <div>
      <p style={{ blockSize: '60rem', padding: 16 }}>Options of this step.</p>
      <PlanBar
        lines={lines}
        price={sums}
        state={state}
        action={<Button variant="primary">Continue</Button>}
      />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Your plan' });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const open = within(bar).getByRole('button', { name: /See your plan: Price per month \$28\.00/ });
    await userEvent.tab();
    await expect(open).toHaveFocus();
    const next = within(bar).getByRole('button', { name: 'Continue' }).getBoundingClientRect();
    await expect(next.width).toBeGreaterThan(2 * next.height);
    await userEvent.keyboard('{Enter}');
    const sheet = screen.getByRole('dialog', { name: 'Your plan' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(sheet).toHaveTextContent("We don't charge you until a doctor approves.");
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    await userEvent.click(screen.getByRole('button', { name: 'Change Dose' }));
    await expect(args.lines[0]?.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

const long = {
  name: 'Compounded semaglutide with cyanocobalamin, injection',
  lines: [
    {
      id: 'dose',
      label: 'Dose',
      value: '2.5 mg/0.5 mg per mL, 0.25 mL once a week for four weeks',
      onChange: fn(),
    },
    { id: 'delivery', label: 'Delivery', value: 'Every 3 months, refrigerated', onChange: fn() },
  ],
  price: {
    ...withCoupon,
    perMonth: '$1,234.50',
    perMonthBefore: '$1,239.17',
    today: '$3,703.50',
    renews: { date: '03-03-2027', amount: '$3,717.50' },
  },
};

export const LongText = meta.story({ args: long, globals: onPhone });

export const LargeText = meta.story({
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ args: { price: withCoupon }, globals: { direction: 'rtl' } });

const states: Record<string, Partial<PlanCardProps>> = {
  ready: {},
  coupon: { price: withCoupon },
  updating: { state: 'updating' },
  loading: { state: 'loading' },
  error: { state: 'error' },
};

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Sheet
      rows={['ready', 'coupon', 'updating', 'loading', 'error'] as const}
      columns={['card', 'bar'] as const}
      cell={(row, column) => {
        const strings = { title: `Plan, ${row}, ${column}` };
        const { lines, price: sums, onRetry, state = 'ready' } = { ...args, ...states[row] };
        return (
          <div style={{ inlineSize: 'min(25rem, 88vw)' }}>
            {column === 'card' ? (
              <PlanCard {...args} {...states[row]} strings={strings} />
            ) : (
              <PlanBar
                lines={lines}
                price={sums}
                onRetry={onRetry}
                state={state}
                action={<Button variant="primary">Continue</Button>}
                strings={strings}
              />
            )}
          </div>
        );
      }}
    />
  ),
});

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
