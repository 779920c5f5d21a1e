import { formatDay } from '@patient/app/shared/format/dates.ts';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { fitsTheScreen, phone } from '../support/looks.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { recordOf, shows, subscriptionOf } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Subscription',
  args: subscriptionOf('active'),
});

const CANCEL = ['Cancel subscription'];

export const Active = meta.story({
  tags: ['route:/user/subscriptions/{id}', 'status:active'],
  play: shows('active', 'Active', ['Pause', 'Skip'], CANCEL),
});

export const Quarterly = meta.story({
  args: subscriptionOf('quarterly'),
  play: shows('quarterly', 'Active', ['Pause', 'Skip'], CANCEL),
});

/** Says until when, and what can be done about it. */
export const Paused = meta.story({
  tags: ['status:pause'],
  args: subscriptionOf('paused'),
  play: async (context) => {
    await shows('paused', 'Active', ['Resume'], CANCEL)(context);
    const until = formatDay(recordOf(context.visit, 'paused').pause?.until);
    const main = within(context.canvas.getByRole('main'));
    await expect(main.getAllByText(`Paused until ${until}`)[0]).toBeVisible();
  },
});

/** Reads Active, as every approved subscription does, and can be resumed. */
export const ApprovedAndPaused = meta.story({
  tags: ['status:approved'],
  args: subscriptionOf('approved-paused'),
  play: shows('approved-paused', 'Active', ['Resume'], CANCEL),
});

export const Skipped = meta.story({
  args: subscriptionOf('skipped'),
  play: shows('skipped', 'Active', ['Pause', 'Skip'], CANCEL),
});

export const Pending = meta.story({
  tags: ['status:pending'],
  args: subscriptionOf('pending'),
  play: shows('pending', 'In Review', [], CANCEL),
});

export const PreScreened = meta.story({
  tags: ['status:pre_screened'],
  args: subscriptionOf('prescreened'),
  play: shows('prescreened', 'In Review', [], CANCEL),
});

export const Hold = meta.story({
  tags: ['status:hold'],
  args: subscriptionOf('hold'),
  play: shows('hold', 'In Review', [], CANCEL),
});

export const ActionRequired = meta.story({
  tags: ['status:in_progress'],
  args: subscriptionOf('action'),
  play: shows('action', 'Action Required', []),
});

export const Declined = meta.story({
  tags: ['status:declined'],
  args: subscriptionOf('declined'),
  play: shows('declined', 'Declined', []),
});

export const NotVerified = meta.story({
  tags: ['status:not_verified'],
  args: subscriptionOf('unverified'),
  play: shows('unverified', 'Declined', []),
});

export const Cancelled = meta.story({
  tags: ['status:cancel'],
  args: subscriptionOf('cancelled'),
  play: shows('cancelled', 'Cancelled', ['Reactivate']),
});

export const Renewal = meta.story({
  tags: ['status:renewal'],
  args: subscriptionOf('renewal'),
  play: shows('renewal', 'renewal', []),
});

export const RenewalDue = meta.story({
  args: subscriptionOf('renewal-due'),
  play: shows('renewal-due', 'Active', ['Pause', 'Skip'], CANCEL),
});

export const Completed = meta.story({
  tags: ['status:completed'],
  args: subscriptionOf('completed'),
  play: shows('completed', 'completed', []),
});

export const NoStatus = meta.story({
  tags: ['status:none', 'message:pending'],
  args: subscriptionOf('nostatus'),
  play: shows('nostatus', 'Pending...', []),
});

/** A status the app does not know is shown in plain words, and nothing is offered that might be wrong. */
export const UnknownStatus = meta.story({
  tags: ['status:other'],
  args: subscriptionOf('unknown'),
  play: shows('unknown', 'awaiting lab results', []),
});

/** Every kind of charge in its own words, newest first. */
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
  globals: phone,
  play: async (context) => {
    await shows('long', 'Active', ['Pause', 'Skip'], CANCEL)(context);
    await fitsTheScreen(context);
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your plan…')).toBeInTheDocument();
  },
});

/** The page itself stays, with the service's own words and a way to ask again. */
export const Failing = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('We could not load this subscription')).toBeVisible();
    await expect(main.getByText(FAILING_MESSAGE)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** The bills alone cannot be had: the rest of the page can be used. */
export const BillsFailing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listSubscriptionCharges', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load your bills')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pause, ED Tablets' })).toBeEnabled();
  },
});

/** An address of another patient's subscription shows nothing of it. */
export const SomebodyElses = meta.story({
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
  globals: phone,
  play: async (context) => {
    await shows('active', 'Active', ['Pause', 'Skip'], CANCEL)(context);
    await fitsTheScreen(context);
  },
});

export const Dark = meta.story({
  args: subscriptionOf('paused'),
  globals: { scheme: 'dark' },
  play: shows('paused', 'Active', ['Resume'], CANCEL),
});
