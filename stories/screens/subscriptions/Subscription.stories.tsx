import { formatDay } from '@patient/app/shared/format/dates.ts';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { recordOf, showsSubscription, subscriptionOf } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Subscription',
  args: subscriptionOf('active'),
});

const CANCEL = ['Cancel subscription'];

export const Active = meta.story({
  tags: ['route:/user/subscriptions/{id}', 'status:active'],
  play: showsSubscription('active', 'Active', ['Pause', 'Skip'], CANCEL),
});

export const Quarterly = meta.story({
  args: subscriptionOf('quarterly'),
  play: showsSubscription('quarterly', 'Active', ['Pause', 'Skip'], CANCEL),
});

/** Shows until when. */
export const Paused = meta.story({
  tags: ['status:pause'],
  args: subscriptionOf('paused'),
  play: async (context) => {
    await showsSubscription('paused', 'Active', ['Resume'], CANCEL)(context);
    const until = formatDay(recordOf(context.visit, 'paused').pause?.until);
    const main = within(context.canvas.getByRole('main'));
    await expect(main.getAllByText(`Paused until ${until}`)[0]).toBeVisible();
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
  play: showsSubscription('skipped', 'Active', ['Pause', 'Skip'], CANCEL),
});

export const Pending = meta.story({
  tags: ['status:pending'],
  args: subscriptionOf('pending'),
  play: showsSubscription('pending', 'In Review', [], CANCEL),
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
  play: showsSubscription('action', 'Action Required', []),
});

export const Declined = meta.story({
  tags: ['status:declined'],
  args: subscriptionOf('declined'),
  play: showsSubscription('declined', 'Declined', []),
});

export const NotVerified = meta.story({
  tags: ['status:not_verified'],
  args: subscriptionOf('unverified'),
  play: showsSubscription('unverified', 'Declined', []),
});

export const Cancelled = meta.story({
  tags: ['status:cancel'],
  args: subscriptionOf('cancelled'),
  play: showsSubscription('cancelled', 'Cancelled', ['Reactivate']),
});

export const Renewal = meta.story({
  tags: ['status:renewal'],
  args: subscriptionOf('renewal'),
  play: showsSubscription('renewal', 'renewal', []),
});

export const RenewalDue = meta.story({
  args: subscriptionOf('renewal-due'),
  play: showsSubscription('renewal-due', 'Active', ['Pause', 'Skip'], CANCEL),
});

export const Completed = meta.story({
  tags: ['status:completed'],
  args: subscriptionOf('completed'),
  play: showsSubscription('completed', 'completed', []),
});

export const NoStatus = meta.story({
  tags: ['status:none', 'message:pending'],
  args: subscriptionOf('nostatus'),
  play: showsSubscription('nostatus', 'Pending...', []),
});

/** An unknown status is shown as text and offers no changes. */
export const UnknownStatus = meta.story({
  tags: ['status:other'],
  args: subscriptionOf('unknown'),
  play: showsSubscription('unknown', 'awaiting lab results', []),
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
    const next = canvas.getByRole('region', { name: 'Next billing' });
    await expect(within(next).getByText('$123.45')).toBeVisible();
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
    await expect(await main.findByText('We could not load this subscription')).toBeVisible();
    await expect(main.getByText(FAILING_MESSAGE)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** The rest of the page stays usable. */
export const BillsFailing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listSubscriptionCharges', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load your bills')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pause, ED Tablets' })).toBeEnabled();
  },
});

export const OtherPatients = meta.story({
  args: { as: 'active', path: '/user/subscriptions/paused-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load this subscription')).toBeVisible();
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
