import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { dropResponse } from '../support/responses.ts';
import type { Visit } from '../support/visit.ts';
import { writeCard } from '../support/writeCard.ts';
import type { Canvas } from '../../canvas.ts';

const OTHER_CARD = '5555555555554444';
const DECLINED_CARD = '4000000000000002';
/** Can be saved, but every charge fails. */
const FAILING_CARD = '4000000000000341';

const due = 'failed-payment';
const pastDue = { path: `/user/profile/card?for=${due}-1`, as: due };

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Card',
  args: { path: '/user/profile/card', as: 'active' },
});

const charges = ({ sandbox }: Visit) => sandbox.store.list('charges', `${due}-1`).map(({ status }) => status);

const save = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Save card/ }));

/** The page lists what the new card pays for before it is saved; nothing is charged. */
export const Default = meta.story({
  tags: ['route:/user/profile/card', 'form:card'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your card' })).toBeVisible();
    const paid = within(await canvas.findByRole('region', { name: 'What it pays for' }));
    await expect(paid.getAllByRole('link')).toHaveLength(1);
    await expect(await paid.findByText(/^Next charge: /)).toBeVisible();
    await writeCard(canvas, OTHER_CARD);
    await save(canvas);
    const saved = await canvas.findByText('Your new card is saved');
    await waitFor(() => expect(saved.closest('[tabindex="-1"]')).toHaveFocus());
    await expect(await canvas.findByText('We use it for your next charges.')).toBeVisible();
    await expect(await canvas.findByText('Mastercard ending in 4444')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another card' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'New card' })).toHaveFocus());
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible();
  },
});

/** A failed charge is shown with its amount and paid with the new card. */
export const PaysPastDue = meta.story({
  tags: ['check'],
  args: pastDue,
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByText(/ is past due\. We charge it when you save/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Your subscription' })).toBeVisible();
    await writeCard(canvas, OTHER_CARD);
    const button = await canvas.findByRole('button', { name: /^Save card and pay \$/ });
    button.click();
    button.click();
    await expect(await canvas.findByText(/^Charged today: \$[\d.]+ for /)).toBeVisible();
    await expect(await canvas.findByText(/^Next charge: /)).toBeVisible();
    await expect(charges(visit).at(-1)).toBe('success');
    await expect(visit.calls.filter((call) => call.startsWith('PUT /api/patient/'))).toHaveLength(1);
  },
});

/** The charge fails with the new card, too: the page shows when it is retried. */
export const FailsAgain = meta.story({
  args: pastDue,
  play: async ({ canvas, visit }) => {
    await writeCard(canvas, FAILING_CARD);
    await save(canvas);
    await expect(await canvas.findByText(/on this card either\. We'll try again on/)).toBeVisible();
    await expect(charges(visit).at(-1)).toBe('failed');
  },
});

/** A declined card changes nothing, and the form keeps its input. */
export const Declined = meta.story({
  args: pastDue,
  play: async ({ canvas, visit }) => {
    const before = charges(visit);
    await writeCard(canvas, DECLINED_CARD);
    await save(canvas);
    await expect(await canvas.findByText("Your bank didn't accept this card")).toBeVisible();
    await expect(await canvas.findByText(/Your card wasn't changed\. Try another card/)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible();
    await expect(charges(visit)).toEqual(before);
  },
});

/** The response is lost: the screen shows the state of the service, and saving again charges nothing twice. */
export const LostResponse = meta.story({
  tags: ['check'],
  args: pastDue,
  play: async (context) => {
    const { canvas, visit } = context;
    await writeCard(canvas, OTHER_CARD);
    dropResponse(context, 'put', '/api/patient/*');
    await save(canvas);
    await expect(await canvas.findByText("We couldn't find out if your card is saved")).toBeVisible();
    await expect(await canvas.findByText('Mastercard ending in 4444')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText('Your new card is saved')).toBeVisible();
    await expect(charges(visit).filter((status) => status === 'success')).toHaveLength(4);
  },
});

/** Sets the outcome of the last bill of the subscription. */
function setBill(
  { sandbox: { store } }: Visit,
  paymentIntentStatus: 'succeeded' | 'requires_payment_method',
) {
  const record = store.get('subscriptions', `patient-${due}`, `${due}-1`);
  if (!record) throw new Error('There is no subscription');
  store.put('subscriptions', `patient-${due}`, record._id, { ...record, paymentIntentStatus });
}

/** A bill fails while the page is open: nothing is charged before the page shows the amount. */
export const BillFailsWhileOpen = meta.story({
  tags: ['check'],
  args: pastDue,
  beforeEach: ({ visit }) => setBill(visit, 'succeeded'),
  play: async ({ canvas, visit }) => {
    await writeCard(canvas, OTHER_CARD);
    const button = await canvas.findByRole('button', { name: 'Save card' });
    const before = charges(visit);
    setBill(visit, 'requires_payment_method');
    await userEvent.click(button);
    const problem = (await canvas.findByText('The amount due has changed')).closest('[role="alert"]');
    await expect(problem).toHaveTextContent(/\$[\d.]+ for .+ is past due now\./);
    await expect(problem).toHaveTextContent(/Your card wasn't changed, and nothing was charged/);
    await expect(await canvas.findByText(/ is past due\. We charge it when you save/)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toHaveValue(
      '5555 5555 5555 4444',
    );
    await expect(charges(visit)).toEqual(before);
    await expect(visit.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    await userEvent.click(await canvas.findByRole('button', { name: /^Save card and pay \$/ }));
    await expect(await canvas.findByText(/^Charged today: \$[\d.]+ for /)).toBeVisible();
    await expect(charges(visit).at(-1)).toBe('success');
  },
});

/** The amount due fails to load: nothing is saved. */
export const AmountDueUnknown = meta.story({
  args: pastDue,
  play: async ({ canvas, visit }) => {
    await writeCard(canvas, OTHER_CARD);
    const button = await canvas.findByRole('button', { name: /^Save card and pay \$/ });
    visit.sandbox.faults.set({
      operation: 'listSubscriptions',
      status: 503,
      message: FAILING_MESSAGE,
      times: 1,
    });
    await userEvent.click(button);
    await expect(await canvas.findByText("We couldn't check what your card pays for")).toBeVisible();
    await expect(visit.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    await userEvent.click(await canvas.findByRole('button', { name: /^Save card and pay \$/ }));
    await expect(await canvas.findByText(/^Charged today: \$[\d.]+ for /)).toBeVisible();
  },
});

/** The subscription is paused after the last failed charge: the page shows when it is charged. */
export const PausedAfterLastRetry = meta.story({
  args: pastDue,
  beforeEach: ({ visit: { sandbox } }) => {
    const record = sandbox.store.get('subscriptions', `patient-${due}`, `${due}-1`);
    if (!record) throw new Error('There is no subscription');
    const { nextBillingDate: _date, nextPeriodStart: _start, ...rest } = record;
    sandbox.store.put('subscriptions', `patient-${due}`, record._id, {
      ...rest,
      status: 'pause',
      pause: { pausedId: 'p', from: '2025-05-10T12:00:00.000Z' },
    });
  },
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByText(/^Paused\. We charge \$[\d.]+ when you resume it\.$/)).toBeVisible();
    await writeCard(canvas, OTHER_CARD);
    const before = charges(visit);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText('Your new card is saved')).toBeVisible();
    await expect(charges(visit)).toEqual(before);
  },
});

/** Missing input is reported at its field; nothing is sent. */
export const Incomplete = meta.story({
  play: async ({ canvas, visit }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name on the card' });
    await userEvent.clear(name);
    await save(canvas);
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, 'Ada Quill');
    await save(canvas);
    await expect(await canvas.findByText('Check your card details')).toBeVisible();
    await expect(visit.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  },
});

/** All fields, including the provider's, are disabled while saving. */
export const Saving = meta.story({
  beforeEach: ({ visit: { sandbox } }) => sandbox.faults.set({ operation: 'updatePatient', latency: 60_000 }),
  play: async ({ canvas }) => {
    await writeCard(canvas, OTHER_CARD);
    await save(canvas);
    for (const name of ['Card number', 'Expiration date', 'Security code', /^Name/])
      await waitFor(() => expect(canvas.getByRole('textbox', { name })).toBeDisabled());
  },
});

/** A patient without a card adds one. */
export const NoCard = meta.story({
  beforeEach: ({ visit: { sandbox } }) => {
    const user = sandbox.store.get('users', 'user-active', 'user-active');
    if (!user?.patient) throw new Error('There is no patient');
    const { creditCard: _card, ...patient } = user.patient;
    sandbox.store.put('users', user._id, user._id, { ...user, patient });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have a card on file.")).toBeVisible();
    await writeCard(canvas, OTHER_CARD);
    await save(canvas);
    await expect(await canvas.findByText('Mastercard ending in 4444')).toBeVisible();
  },
});

/** The subscription with a failed payment links to the form. */
export const FromSubscription = meta.story({
  tags: ['check'],
  args: { path: `/user/subscriptions/${due}-1`, as: due },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Update card/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your card' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Your subscription' }));
    await expect(await canvas.findByRole('link', { name: /^Update card/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your card…')).toBeInTheDocument();
  },
});

export const Failing = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(main.getAllByText(FAILING_MESSAGE).length).toBeGreaterThan(0);
  },
});
