import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import {
  PlanBar,
  PlanCard,
  PlanDisclosure,
  PlanLayout,
  PlanTerms,
  type PlanCardProps,
} from '@patient/ui/PlanCard';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { productPicture } from '../pictures.ts';
import { States } from '../States.tsx';

const price = {
  perMonth: '$28.00',
  held: { amount: '$84.00', period: 'for 3 months' },
  next: { amount: '$84.00', every: 'every 3 months', date: 'Mar 3, 2027' },
};

const withCoupon = {
  ...price,
  held: { amount: '$70.00', period: 'for 3 months' },
  coupon: { code: 'WELCOME', amount: '-$14.00', span: 'Off your first bill' },
};

/** A discount on every bill lowers the price per month; one on several bills shows the price after it. */
const lasting = {
  ...withCoupon,
  perMonth: '$23.33',
  perMonthBefore: '$28.00',
  next: { ...price.next, amount: '$70.00', afterCoupon: '$84.00 after your first 2 bills' },
};

const meta = preview.meta({
  title: 'Patterns/Treatment/PlanCard',
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

/** Regular price per month, one-time discount, amount held now, and amount and date of later bills. */
export const Default = meta.story({
  args: { price: withCoupon },
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('region', { name: 'Your plan' });
    await expect(plan).toHaveTextContent('Price per month $28.00');
    await expect(plan).toHaveTextContent('Coupon WELCOME');
    await expect(plan).toHaveTextContent(/WELCOME.*minus.*\$14\.00/);
    await expect(plan).toHaveTextContent('Off your first bill');
    await expect(plan).toHaveTextContent('Held nowFor 3 months, charged when a doctor approves $70.00');
    await expect(plan).toHaveTextContent(
      'Then every 3 monthsNext on Mar 3, 2027 if a doctor approves today $84.00',
    );
    await expect(plan).toHaveTextContent('If not, we release it.');
    await expect(plan).not.toHaveTextContent(/billed today|charged today/i);
  },
});

/** While a choice is opening, its button keeps focus and appears disabled; others can't be opened. */
export const Disabled = meta.story({
  args: {
    lines: [
      { id: 'dose', label: 'Dose', value: '1 mg', onChange: fn(), isDisabled: true },
      { id: 'uses', label: 'Uses', value: 'Daily', onChange: fn() },
    ],
  },
  play: async ({ args, canvas }) => {
    const dose = canvas.getByRole('button', { name: 'Change Dose' });
    const { color, cursor } = getComputedStyle(dose);
    await expect(cursor).toBe('not-allowed');
    await expect(color).not.toBe(getComputedStyle(canvas.getByRole('button', { name: 'Change Uses' })).color);
    await userEvent.tab();
    await expect(dose).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.lines?.[0]?.onChange).not.toHaveBeenCalled();
  },
});

export const LastingDiscount = meta.story({
  args: { price: lasting },
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('region', { name: 'Your plan' });
    await expect(plan).toHaveTextContent('Price per month before $28.00 now $23.33');
    await expect(plan).toHaveTextContent('$84.00 after your first 2 bills');
  },
});

/** Each line has a change button with its name and expanded state. */
export const Keyboard = meta.story({
  tags: ['check'],
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

/** An outdated total is not shown; the update is announced. */
export const Updating = meta.story({
  args: { state: 'updating' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 mg')).toBeVisible();
    for (const amount of canvas.getAllByText(/\$/)) await expect(amount).not.toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Updating the price…');
  },
});

/** The button in a bar, and what follows a card, must not move under a press. */
export const UpdatingInPlace = meta.story({
  tags: ['check'],
  globals: onPhone,
  args: { price: { ...withCoupon, next: lasting.next } },
  render: ({ lines, price: sums }) => (
    <>
      {(['ready', 'updating'] as const).map((state) => (
        <div key={state}>
          <PlanCard lines={lines} price={sums} state={state} strings={{ title: `Card, ${state}` }} />
          <PlanBar lines={lines} price={sums} state={state} strings={{ title: `Bar, ${state}` }} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const kind of ['Card', 'Bar']) {
      const [ready, updating] = ['ready', 'updating'].map((state) =>
        canvas.getByRole('region', { name: `${kind}, ${state}` }),
      );
      await expect(updating?.offsetHeight).toBe(ready?.offsetHeight);
    }
  },
});

export const Loading = meta.story({
  args: { state: 'loading', price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your plan…');
    await expect(canvas.getByRole('heading', { name: 'Your plan' })).toBeVisible();
  },
});

/** Chosen values stay; a price that may be outdated is removed. */
export const Failed = meta.story({
  args: { state: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't get your price");
    await expect(canvas.getByText('1 mg')).toBeVisible();
    await expect(canvas.queryByText('$28.00')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Your plan' })).toHaveFocus();
  },
});

/** Without a price yet, the bar says so instead of showing an amount. */
export const BarWithoutPrice = meta.story({
  globals: onPhone,
  args: { lines: [] },
  render: ({ lines }) => <PlanBar lines={lines} action={<Button variant="primary">Continue</Button>} />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', {
      name: 'See your plan: Your plan No price yet',
    });
    await expect(open).toBeVisible();
    await expect(canvas.queryByText('Price per month')).not.toBeInTheDocument();
  },
});

/** On a phone: always visible, opens the full plan, and restores focus. */
export const Bar = meta.story({
  globals: onPhone,
  parameters: {
    layout: 'fullscreen',
    docs: {
      source: {
        code: '<PlanBar lines={lines} price={price} action={<Button variant="primary">Continue</Button>} />',
      },
    },
  },
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
    await expect(bar).toHaveTextContent('First bill: $84.00');
    await userEvent.tab();
    await expect(open).toHaveFocus();
    const next = within(bar).getByRole('button', { name: 'Continue' }).getBoundingClientRect();
    await expect(next.width).toBeGreaterThan(2 * next.height);
    await userEvent.keyboard('{Enter}');
    const sheet = screen.getByRole('dialog', { name: 'Your plan' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(sheet).toHaveTextContent('charged when a doctor approves');
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
    ...lasting,
    perMonth: '$1,234.50',
    perMonthBefore: '$1,239.17',
    held: { amount: '$3,703.50', period: 'for 3 months' },
    next: { ...lasting.next, amount: '$3,717.50' },
  },
};

/** Folded to one line with the amount held, for a form on a phone. */
export const Folded = meta.story({
  globals: onPhone,
  parameters: {
    docs: { source: { code: '<PlanDisclosure name={name} lines={lines} price={price} />' } },
  },
  render: ({ name, lines, price: sums }) => <PlanDisclosure name={name} lines={lines} price={sums} />,
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('region', { name: 'Your plan' });
    await expect(plan.getBoundingClientRect().height).toBeLessThan(90);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Your plan Held now: $84.00' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Then every 3 months')).toBeVisible());
  },
});

/** A price that fails to load opens the plan, which has the retry button; it leaves focus on the title. */
export const FoldedFailed = meta.story({
  tags: ['check'],
  render: function FailingPlan({ lines }) {
    const [state, setState] = useState<'error' | 'loading'>('error');
    return <PlanDisclosure lines={lines} state={state} onRetry={() => setState('loading')} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: 'Your plan' })).toHaveFocus();
  },
});

/** Beside the button that agrees to them. */
export const Terms = meta.story({
  render: ({ price: sums }) => <PlanTerms price={sums} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Your plan renews until you cancel: .+, next on .+ if a doctor approves today\./),
    ).toBeVisible();
  },
});

/** Before the price is known. */
export const TermsWithoutPrice = meta.story({
  tags: ['check'],
  render: () => <PlanTerms price={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your plan renews until you cancel\. You can pause/)).toBeVisible();
  },
});

/**
 * A price that fails to load is announced even if the sheet with its alert is closed. When the focused retry button disappears
 * with the alert, focus stays in the sheet.
 */
export const BarFailed = meta.story({
  tags: ['check'],
  render: function FailingBar({ lines }) {
    const [state, setState] = useState<'error' | 'loading'>('error');
    return <PlanBar lines={lines} state={state} onRetry={() => setState('loading')} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("We couldn't get your price");
    const open = canvas.getByRole('button');
    await expect(open).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(open);
    const sheet = await screen.findByRole('dialog', { name: 'Your plan' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(sheet).getByText('Loading your plan…')).toBeVisible());
    await expect(sheet.contains(document.activeElement)).toBe(true);
  },
});

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

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
  args: { price: withCoupon },
  globals: { direction: 'rtl' },
});

const action = <Button variant="primary">Continue</Button>;

const besidePlan = {
  render: ({ lines, price: sums }: PlanCardProps) => (
    <PlanLayout
      plan={<PlanCard lines={lines} price={sums} />}
      bar={<PlanBar lines={lines} price={sums} action={action} />}
      action={action}
    >
      <p>Which dose would you like?</p>
    </PlanLayout>
  ),
};

/** From 768 px up, the plan is beside the choices, which the action follows. */
export const PlanBesideChoices = meta.story({
  ...besidePlan,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const question = canvas.getByText('Which dose would you like?').getBoundingClientRect();
    const plan = canvas.getByRole('region', { name: 'Your plan' }).getBoundingClientRect();
    await expect(plan.left).toBeGreaterThan(question.right);
    await expect(canvas.getAllByRole('button', { name: 'Continue' })).toHaveLength(1);
  },
});

/** On a phone, the bar has the plan and the action. */
export const PlanInBarOnPhone = meta.story({
  ...besidePlan,
  globals: onPhone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Your plan' });
    await expect(within(bar).getByRole('button', { name: /See your plan/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Continue' })).toHaveLength(1);
  },
});

/** Without a bar, a phone has the plan before or after the content. */
export const BeforePaying = meta.story({
  globals: onPhone,
  render: ({ lines, price: sums }) => (
    <PlanLayout isPlanFirst plan={<PlanCard lines={lines} price={sums} />}>
      <p>Card number</p>
    </PlanLayout>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByText('Card number').getBoundingClientRect();
    const plan = canvas.getByRole('region', { name: 'Your plan' }).getBoundingClientRect();
    await expect(plan.bottom).toBeLessThan(form.top);
  },
});

const states: Record<string, Partial<PlanCardProps>> = {
  ready: {},
  coupon: { price: withCoupon },
  updating: { price: withCoupon, state: 'updating' },
  loading: { state: 'loading' },
  error: { state: 'error' },
};

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
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

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
