import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../../phone.ts';
import { waitForOverlay } from '../../waitForOverlay.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { openDialog, recordOf, showsSubscription, subscriptionOf } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Subscription',
  args: subscriptionOf('active'),
});

const CANCEL = ['Cancel subscription'];

export const Active = meta.story({
  tags: ['route:/user/subscriptions/{id}', 'status:active'],
  play: async (context) => {
    await showsSubscription('active', 'Active', ['Pause', 'Skip'], CANCEL)(context);
    await waitFor(() => expect(document.title).toMatch(/Subscription of [A-Z][a-z]{2} \d+, \d{4} \|/));
    // The next delivery is the first fact on the page.
    const [first] = within(context.canvas.getByRole('main')).getAllByRole('term');
    await expect(first).toHaveTextContent('Next delivery');
    const plan = within(await context.canvas.findByRole('region', { name: 'Your plan' }));
    await expect(await plan.findByText(/^Prescription tablets for erectile dysfunction/)).toBeVisible();
    await expect(plan.getByText(/^Works for /)).toBeVisible();
    await expect(plan.getByText('Sildenafil or tadalafil')).toBeVisible();
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

/** Price per month, and amount and interval of a bill. */
export const Quarterly = meta.story({
  args: subscriptionOf('quarterly'),
  play: async (context) => {
    await showsSubscription('quarterly', 'Active', ['Pause', 'Skip'], CANCEL)(context);
    const plan = await context.canvas.findByRole('region', { name: 'Your plan' });
    await expect(await within(plan).findByText(/^\$[\d.]+ every 3 months$/)).toBeVisible();
  },
});

/** One card: the next bill first, then the charges, newest first, of the list that the patient chooses. */
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
    const payments = within(await canvas.findByRole('region', { name: 'Payments' }));
    const list = await payments.findByRole('list', { name: 'Last billings' });
    const next = payments.getByRole('region', { name: 'Next billing' });
    await expect(next.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const rows = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    await expect(rows[0]).toContain('Authorized');
    await expect(rows.some((row) => row.includes('Paid'))).toBe(true);
    const [receipt] = within(list).getAllByRole('link', { name: /, receipt$/ });
    await expect(receipt).toHaveAttribute(
      'href',
      expect.stringContaining('/user/subscriptions/charges-1/receipts/'),
    );
    await userEvent.selectOptions(payments.getByRole('combobox', { name: 'Show' }), 'History');
    const history = within(payments.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    await expect(history.length).toBeLessThan(rows.length);
    for (const row of history) await expect(row).toHaveTextContent('Paid');
    await expect(payments.queryByRole('list', { name: 'Last billings' })).not.toBeInTheDocument();
  },
});

/** A charge in process at the bank, without a date for the next one. */
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
    await canvas.findByRole('list', { name: 'Last billings' });
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
    await expect(await canvas.findByText("We couldn't load your payments")).toBeVisible();
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
