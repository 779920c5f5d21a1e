import { formatDay } from '@patient/app/shared/format/dates.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { type PlayContext, recordOf, showsSubscription, subscriptionOf } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Subscription status',
  args: subscriptionOf('active'),
});

const CANCEL = ['Cancel subscription'];

/** Expects a button or link for the next step. */
async function expectNextStep({ canvas }: Pick<PlayContext, 'canvas'>, label: string) {
  const main = within(await canvas.findByRole('main'));
  const name = new RegExp(`^${label}, `);
  const step = main.queryByRole('button', { name }) ?? (await main.findByRole('link', { name }));
  await expect(step).toBeVisible();
}

/** Shows the end of the pause. */
export const Paused = meta.story({
  tags: ['status:pause'],
  args: subscriptionOf('paused'),
  play: async (context) => {
    await showsSubscription('paused', 'Active', ['Resume'], CANCEL)(context);
    const until = formatDay(recordOf(context.visit, 'paused').pause?.until);
    const main = within(context.canvas.getByRole('main'));
    await expect((await main.findAllByText(`Paused until ${until}`))[0]).toBeVisible();
  },
});

/** Shown as Active, like every approved subscription. */
export const ApprovedAndPaused = meta.story({
  tags: ['status:approved'],
  args: subscriptionOf('approved-paused'),
  play: showsSubscription('approved-paused', 'Active', ['Resume'], CANCEL),
});

export const Skipped = meta.story({
  args: subscriptionOf('skipped'),
  play: async (context) => {
    await showsSubscription('skipped', 'Active', ['Pause', 'Skip', 'Undo skip'], CANCEL)(context);
    const { billingAnchor } = recordOf(context.visit, 'skipped');
    const main = within(context.canvas.getByRole('main'));
    await expect(await main.findByText('Skipped')).toBeVisible();
    await expect(main.getAllByText(formatDay(billingAnchor) ?? '')[0]).toBeVisible();
  },
});

/** After the last allowed skip, the page explains why there is no other one. */
export const SkippedThreeTimes = meta.story({
  args: subscriptionOf('skipped'),
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'skipped');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, { ...record, skipPeriods: 3 });
  },
  play: async (context) => {
    await showsSubscription('skipped', 'Active', ['Pause', 'Undo skip'], CANCEL)(context);
    const reason = /^You can't skip another delivery right now\. You can skip up to 3 in a row\./;
    await expect(await context.canvas.findByText(reason)).toBeVisible();
  },
});

export const Pending = meta.story({
  tags: ['status:pending'],
  args: subscriptionOf('pending'),
  play: async (context) => {
    await showsSubscription('pending', 'In Review', [], CANCEL)(context);
    const main = await context.canvas.findByRole('main');
    await expect(main).toHaveTextContent('charge it when a doctor approves. If not, we release it.');
    await waitFor(() =>
      expect(context.canvas.getByRole('region', { name: 'Next billing' })).toHaveTextContent(
        'Held, not charged',
      ),
    );
    await expect(main).not.toHaveTextContent(/nothing (?:is|will be) charged|won't be charged/i);
  },
});

/** A coupon for one bill is shown as a discount, not as the price of the plan. */
export const PendingWithCoupon = meta.story({
  args: subscriptionOf('pending'),
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'pending');
    const coupon = {
      _id: 'c',
      name: 'ONCE',
      discountType: '%' as const,
      discountValue: 10,
      usingPeriodsCount: 1,
    };
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, { ...record, coupons: [coupon] });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Weight Loss Treatment' });
    const plan = within(canvas.getByRole('region', { name: 'Your plan' }));
    await expect(await plan.findByText('$199.00')).toBeVisible();
    await expect(await plan.findByText('$19.90 off your first bill')).toBeVisible();
    await expect(plan.queryByText('$179.10')).not.toBeInTheDocument();
  },
});

/** An unfinished registration continues from its page. */
export const Registering = meta.story({
  tags: ['flow'],
  args: { as: 'register', path: '/user/subscriptions/register-1' },
  beforeEach: ({ visit }) => visit.storage.setItem('status', 'active'),
  play: async (context) => {
    const { canvas, visit } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue,/ }));
    await waitFor(() => expect(visit.location.history.at(-1)).toBe('/steps'));
    await expect(visit.storage.getItem('status')).toBe('register');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'About your treatment' }),
    ).toBeVisible();
  },
});

/** The card was declined: a red banner comes first, nothing is shown as scheduled, and the failed charge is listed. */
export const FailedPayment = meta.story({
  args: subscriptionOf('failed-payment'),
  play: async (context) => {
    const { canvas } = context;
    const title = await canvas.findByText(
      "Your payment of $199.00 for Weight Loss Treatment didn't go through",
    );
    await expect(title).toBeVisible();
    await expect(canvas.getByText(/We'll try your card again on/)).toBeVisible();
    await expectNextStep(context, 'Update card and pay \\$199.00');
    const main = canvas.getByRole('main');
    const plan = canvas.getByRole('region', { name: 'Your plan' });
    await expect(title.compareDocumentPosition(plan)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const payments = within(canvas.getByRole('region', { name: 'Payments' }));
    await userEvent.selectOptions(await payments.findByRole('combobox', { name: 'Show' }), 'Failed payments');
    const failed = within(await payments.findByRole('list', { name: 'Failed payments' }));
    await expect(await failed.findByText('Failed')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Next billing' })).toHaveTextContent('Payment failed');
    await expect(main).not.toHaveTextContent('Scheduled');
  },
});

/** A new card pays all amounts due, so the page also shows that of the other subscription. */
export const FailedPayments = meta.story({
  args: subscriptionOf('failed-payment'),
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'failed-payment');
    const other = {
      ...record,
      _id: 'other',
      plan: { ...record.plan, productName: 'ED Tablets', price: 3_200 },
    };
    visit.sandbox.store.put('subscriptions', record.patientId, 'other', other);
  },
  play: async (context) => {
    await expectNextStep(context, 'Update card and pay \\$231.00');
    await expect(
      await context.canvas.findByText(/A new card also pays \$32\.00 for ED Tablets\.$/),
    ).toBeVisible();
  },
});

/** A requested change is shown while a doctor decides. */
export const ChangeRequested = meta.story({
  args: subscriptionOf('dose-asked'),
  play: async ({ canvas }) => {
    const request = await canvas.findByRole('region', { name: 'You asked for a change' });
    await expect(request).toHaveTextContent('0.5');
    await expect(await within(request).findByText('$229.00')).toBeVisible();
    // Shown once.
    await expect(canvas.getAllByText(/^A doctor (decides|is looking)/)).toHaveLength(1);
  },
});

/** An unknown status is shown as text without changes; the amount stays held, and the doctor can be messaged. */
export const UnknownStatus = meta.story({
  tags: ['status:other'],
  args: subscriptionOf('unknown'),
  play: async (context) => {
    await showsSubscription('unknown', 'awaiting lab results', [])(context);
    const { canvas } = context;
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Next billing' })).toHaveTextContent('Held, not charged'),
    );
    await expect(await canvas.findByRole('link', { name: /^Message doctor, / })).toHaveAttribute(
      'href',
      '/user/chat?subscriptionId=unknown-1',
    );
  },
});
