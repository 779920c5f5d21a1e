import { formatDay } from '@patient/app/shared/format/dates.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../../phone.ts';
import { waitForOverlay } from '../../waitForOverlay.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  openDialog,
  type PlayContext,
  recordOf,
  showsSubscription,
  subscriptionOf,
} from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Subscription',
  args: subscriptionOf('active'),
});

const CANCEL = ['Cancel subscription'];

/** The next step of a status has a button. */
async function expectNextStep({ canvas }: Pick<PlayContext, 'canvas'>, label: string) {
  const main = within(canvas.getByRole('main'));
  const name = new RegExp(`^${label}, `);
  const step = main.queryByRole('button', { name }) ?? main.getByRole('link', { name });
  await expect(step).toBeVisible();
}

export const Active = meta.story({
  tags: ['route:/user/subscriptions/{id}', 'status:active'],
  play: async (context) => {
    await showsSubscription('active', 'Active', ['Pause', 'Skip'], CANCEL)(context);
    // The next delivery leads the page.
    const [first] = within(context.canvas.getByRole('main')).getAllByRole('term');
    await expect(first).toHaveTextContent('Next delivery');
  },
});

/** Large text on a small phone: the page and its dialogs stay within the screen. */
export const LargeText = meta.story({
  globals: largeTextOnPhone,
  args: subscriptionOf('charges'),
  play: async (context) => {
    await showsSubscription('charges', 'Active', ['Pause', 'Skip'], CANCEL)(context);
    await waitFor(() => expect(scrollsSideways()).toBe(false));
    await openDialog(context, 'charges', 'Pause');
    await waitForOverlay();
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(scrollsSideways()).toBe(false);
  },
});

/** Price per month, and the sum of a bill with its rhythm. */
export const Quarterly = meta.story({
  args: subscriptionOf('quarterly'),
  play: async (context) => {
    await showsSubscription('quarterly', 'Active', ['Pause', 'Skip'], CANCEL)(context);
    const plan = await context.canvas.findByRole('region', { name: 'Your plan' });
    await expect(await within(plan).findByText(/^\$[\d.]+ every 3 months$/)).toBeVisible();
  },
});

/** Shows until when. */
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

/** A fourth skip is not offered: the service takes three. */
export const SkippedThrice = meta.story({
  args: subscriptionOf('skipped'),
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'skipped');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, { ...record, skipPeriods: 3 });
  },
  play: showsSubscription('skipped', 'Active', ['Pause', 'Undo skip'], CANCEL),
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

/** A coupon for one bill is a saving, not the price of the plan. */
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
    await canvas.findByRole('heading', { level: 1, name: 'Weight Loss Program' });
    const plan = within(canvas.getByRole('region', { name: 'Your plan' }));
    await expect(await plan.findByText('$199.00')).toBeVisible();
    await expect(await plan.findByText('$19.90 off your first bill')).toBeVisible();
    await expect(plan.queryByText('$179.10')).not.toBeInTheDocument();
  },
});

export const PreScreened = meta.story({
  tags: ['status:pre_screened'],
  args: subscriptionOf('prescreened'),
  play: showsSubscription('prescreened', 'In Review', [], CANCEL),
});

export const Hold = meta.story({
  tags: ['status:hold'],
  args: subscriptionOf('hold'),
  play: showsSubscription('hold', 'In Review', [], CANCEL),
});

export const ActionRequired = meta.story({
  tags: ['status:in_progress'],
  args: subscriptionOf('action'),
  play: async (context) => {
    await showsSubscription('action', 'Action Required', [])(context);
    await expectNextStep(context, 'Answer questions');
  },
});

/** A registration that was left goes on from its page. */
export const Registering = meta.story({
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

/** The card was declined: says when it is tried again, and leads to the card form. */
export const FailedPayment = meta.story({
  args: subscriptionOf('failed-payment'),
  play: async (context) => {
    await expect(
      await context.canvas.findByText(/We couldn't charge your card\. We'll try again on/),
    ).toBeVisible();
    await expectNextStep(context, 'Update your card');
  },
});

/** A requested change stands on the page while a doctor decides. */
export const ChangeRequested = meta.story({
  args: subscriptionOf('dose-asked'),
  play: async ({ canvas }) => {
    const request = await canvas.findByRole('region', { name: 'You asked for a change' });
    await expect(request).toHaveTextContent('0.5');
    await expect(await within(request).findByText('$229.00')).toBeVisible();
    // Said once.
    await expect(canvas.getAllByText(/^A doctor (decides|is looking)/)).toHaveLength(1);
  },
});

export const Declined = meta.story({
  tags: ['status:declined'],
  args: subscriptionOf('declined'),
  play: async (context) => {
    await showsSubscription('declined', 'Declined', [])(context);
    await expectNextStep(context, 'Start again');
  },
});

export const NotVerified = meta.story({
  tags: ['status:not_verified'],
  args: subscriptionOf('unverified'),
  play: async (context) => {
    await showsSubscription('unverified', 'Declined', [])(context);
    await expectNextStep(context, 'Start again with new photos');
  },
});

export const Cancelled = meta.story({
  tags: ['status:cancel'],
  args: subscriptionOf('cancelled'),
  play: showsSubscription('cancelled', 'Cancelled', ['Reactivate']),
});

export const Renewal = meta.story({
  tags: ['status:renewal'],
  args: subscriptionOf('renewal'),
  play: async (context) => {
    await showsSubscription('renewal', 'renewal', [])(context);
    await expectNextStep(context, 'Renew');
  },
});

export const RenewalDue = meta.story({
  args: subscriptionOf('renewal-due'),
  play: async (context) => {
    await showsSubscription('renewal-due', 'Active', ['Pause', 'Skip'], CANCEL)(context);
    await expectNextStep(context, 'Renew');
  },
});

export const Completed = meta.story({
  tags: ['status:completed'],
  args: subscriptionOf('completed'),
  play: async (context) => {
    await showsSubscription('completed', 'completed', [])(context);
    await expectNextStep(context, 'Start again');
  },
});

export const NoStatus = meta.story({
  tags: ['status:none', 'message:pending'],
  args: subscriptionOf('nostatus'),
  play: showsSubscription('nostatus', 'Pending...', []),
});

/** An unknown status is shown as text and offers no changes; what is held stays held, and the doctor can be asked. */
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
      expect.stringContaining('/user/chat'),
    );
  },
});

/** Every charge status, newest first. */
export const Charges = meta.story({
  tags: [
    'billing:last',
    'billing:next',
    'charge:success',
    'charge:hold',
    'charge:captured',
    'charge:pending',
  ],
  args: subscriptionOf('charges'),
  play: async ({ canvas }) => {
    const bills = await canvas.findByRole('region', { name: 'Last billings' });
    const rows = within(bills)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    await expect(rows[0]).toContain('Authorized');
    await expect(rows.some((row) => row.includes('Paid'))).toBe(true);
    await expect(await canvas.findByRole('region', { name: 'History' })).toBeVisible();
    const [receipt] = within(bills).getAllByRole('link', { name: /, receipt$/ });
    await expect(receipt).toHaveAttribute(
      'href',
      expect.stringContaining('/user/subscriptions/charges-1/receipts/'),
    );
  },
});

/** A charge that the bank is processing, before there is a date for the one after it. */
export const ChargeInProcess = meta.story({
  tags: ['billing:next', 'charge:in-process'],
  args: subscriptionOf('charges'),
  beforeEach: ({ visit }) => {
    const { store } = visit.sandbox;
    const { nextBillingDate: _next, ...record } = recordOf(visit, 'charges');
    store.put('subscriptions', record.patientId, record._id, record);
    const charge = store.list('charges', record._id).find(({ status }) => status === 'in process');
    if (!charge) throw new Error('There is no charge in process');
    store.put('charges', record._id, charge._id, { ...charge, sum: 12_345 });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Last billings' });
    const next = await canvas.findByRole('region', { name: 'Next billing' });
    await expect(await within(next).findByText('$123.45')).toBeVisible();
  },
});

export const LongTexts = meta.story({
  args: subscriptionOf('long'),
  globals: onPhone,
  play: async (context) => {
    await showsSubscription('long', 'Active', ['Pause', 'Skip'], CANCEL)(context);
    await fitsScreen(context);
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your plan…')).toBeInTheDocument();
  },
});

/** Shows the service's message and a retry. */
export const Failing = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText("We couldn't load this subscription")).toBeVisible();
    await expect(await main.findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(await main.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** The rest of the page stays usable. */
export const BillsFailing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listSubscriptionCharges', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load your bills")).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pause, ED Tablets' })).toBeEnabled();
  },
});

export const OtherPatients = meta.story({
  args: { as: 'active', path: '/user/subscriptions/paused-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load this subscription")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('main')).not.toHaveTextContent('Weight'));
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText(/could not reach the service/)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: onPhone,
  play: async (context) => {
    await showsSubscription('active', 'Active', ['Pause', 'Skip'], CANCEL)(context);
    await fitsScreen(context);
  },
});

export const Dark = meta.story({
  args: subscriptionOf('paused'),
  globals: { scheme: 'dark' },
  play: showsSubscription('paused', 'Active', ['Resume'], CANCEL),
});
