import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { dropResponse, holdRequest } from '../support/responses.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import type { PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';
import { writeCard } from '../support/writeCard.ts';

const as = 'register-payment';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Payment step',
  args: { as, path: '/steps' },
});

type Canvas = ReturnType<typeof within>;

const TEST_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';

const chargesOf = ({ sandbox }: Visit) => sandbox.store.list('charges', `${as}-1`);

/** Types an address. */
async function writeAddress(canvas: Canvas, street: string, unit = '') {
  const line = await canvas.findByRole('combobox', { name: /Street address/ });
  await userEvent.clear(line);
  await userEvent.type(line, street);
  await userEvent.keyboard('{Escape}');
  if (unit) await userEvent.type(canvas.getByRole('textbox', { name: /Apartment/ }), unit);
}

/** Chooses the first suggestion, which is a deliverable address. */
async function takeSuggestion(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('combobox', { name: /Street address/ }), '418 maple');
  const options = await screen.findAllByRole('option', { name: /Maple/ });
  const [first] = options;
  if (!first) throw new Error('Nothing was suggested');
  await userEvent.click(first);
}

const pressContinue = (canvas: Canvas) =>
  userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Continue' }));

/** Goes to the card with an unverified address. */
async function goToCard({ canvas }: Pick<PlayContext, 'canvas'>) {
  await writeAddress(canvas, '1 Nowhere Lane');
  const city = canvas.getByRole('textbox', { name: /City/ });
  await userEvent.clear(city);
  await userEvent.type(city, 'Portland');
  await pressContinue(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
  await canvas.findByRole('textbox', { name: 'Card number' });
}

const payButton = (canvas: Canvas) => canvas.findByRole('button', { name: /^Pay \$/ });

function moveToOregon({ visit: { sandbox } }: { readonly visit: Visit }) {
  const user = sandbox.store.get('users', `user-${as}`, `user-${as}`);
  if (!user?.patient) throw new Error('There is no patient');
  const shipping = { ...user.patient.shipping, state: 'OR', zipCode: '' };
  sandbox.store.put('users', user._id, user._id, { ...user, patient: { ...user.patient, shipping } });
}

/** Suggestions while typing; a building with several units asks for the unit. */
export const Address = meta.story({
  tags: ['route:/steps', 'step:payment', 'step:payment-address', 'form:address', 'form:address-check'],
  beforeEach: moveToOregon,
  play: async ({ canvas }) => {
    await takeSuggestion(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Portland'));
    await expect(canvas.getByRole('textbox', { name: /ZIP/ })).toHaveValue('97205');
    await pressContinue(canvas);
    const unit = canvas.getByRole('textbox', { name: /Apartment/ });
    await waitFor(() => expect(unit).toHaveAccessibleDescription('Add your apartment or unit number'));
    await userEvent.type(unit, 'Apt 3B');
    await pressContinue(canvas);
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible();
  },
});

/** What is typed while an address is checked counts: the address as it was is not saved. */
export const ChangedWhileChecked = meta.story({
  beforeEach: moveToOregon,
  play: async (context) => {
    const { canvas, visit } = context;
    await takeSuggestion(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Portland'));
    const unit = canvas.getByRole('textbox', { name: /Apartment/ });
    await userEvent.type(unit, 'Apt 3B');
    const release = holdRequest(context, 'get', '/address/street-address');
    await pressContinue(canvas);
    await release.isHeld;
    await userEvent.type(unit, '{Backspace}A');
    await pressContinue(canvas);
    await canvas.findByRole('textbox', { name: 'Card number' });
    release();
    // After that, an old address would have been sent.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), 'WELCOME10');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await canvas.findAllByText(/off your first bill$/);
    const sent = visit.calls.filter((call) => call.includes('update-shipping-address'));
    await expect(sent).toHaveLength(1);
    const patient = visit.sandbox.store.get('users', `user-${as}`, `user-${as}`)?.patient;
    await expect(patient?.shipping?.secondAddress).toBe('Apt 3A');
  },
});

/** The patient can use an address that was not found. */
export const AddressNotFound = meta.story({
  tags: ['form:address-check'],
  play: async ({ canvas, visit }) => {
    await writeAddress(canvas, '1 Nowhere Lane');
    await userEvent.type(canvas.getByRole('textbox', { name: /City/ }), 'Portland');
    await pressContinue(canvas);
    await expect(await canvas.findByText("We couldn't find this address")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address anyway' }));
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible();
    const patient = visit.sandbox.store.get('users', `user-${as}`, `user-${as}`)?.patient;
    await expect(patient?.shipping?.address).toBe('1 Nowhere Lane');
  },
});

/** Missing fields are reported without a request. */
export const AddressIncomplete = meta.story({
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('combobox', { name: /Street address/ });
    await pressContinue(canvas);
    await expect((await canvas.findAllByText('Enter the street and the number'))[0]).toBeVisible();
    await expect(visit.calls.some((call) => call.includes('street-address'))).toBe(false);
  },
});

/** Without suggestions, typing continues and no notification appears. */
export const SuggestionsFailing = meta.story({
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'suggestAddresses', status: 503 }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Street address/ }), '418 maple');
    await expect((await screen.findAllByText(/Keep typing your address/))[0]).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
});

/** Price, renewal and cancellation terms before payment. A double click holds the amount once. */
export const Card = meta.story({
  tags: ['step:payment-card', 'form:card'],
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await expect(canvas.getByText(/renews until you cancel/)).toBeVisible();
    await expect(await canvas.findByText('Held now')).toBeVisible();
    await expect(canvas.getByText('For 1 month, charged when a doctor approves')).toBeVisible();
    await expect(canvas.getByText('Then every month')).toBeVisible();
    await expect(canvas.getByText('Next on Jun 14, 2025 if a doctor approves today')).toBeVisible();
    await expect(canvas.queryByText(/billed today/i)).not.toBeInTheDocument();
    await expect(chargesOf(visit)).toEqual([]);
    await writeCard(canvas, TEST_CARD);
    const pay = await payButton(canvas);
    await userEvent.dblClick(pay);
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(chargesOf(visit)).toHaveLength(1);
    await expect(visit.calls.filter((call) => call.includes('hold-charge'))).toHaveLength(1);
  },
});

/** A sum and its plan are read anew for the page that asks for money: here the plan has changed on another device. */
export const PlanChangedElsewhere = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await writeAddress(canvas, '1 Nowhere Lane');
    const { store } = visit.sandbox;
    const record = store.get('subscriptions', `patient-${as}`, `${as}-1`);
    if (!record?.plan) throw new Error('There is no plan');
    const plan = { ...record.plan, frequencyOfDelivery: 'quarterly' as const, price: 53_700 };
    store.put('subscriptions', `patient-${as}`, `${as}-1`, { ...record, plan });
    await goToCard(context);
    const region = within(await canvas.findByRole('region', { name: 'Your plan' }));
    await expect(await region.findByText('$179.00')).toBeVisible();
    await expect(region.getByText('Every 3 months')).toBeVisible();
    await expect(region.getAllByText('$537.00')).toHaveLength(2);
    await expect(await canvas.findByRole('button', { name: /^Pay \$537\.00/ })).toBeEnabled();
  },
});

/** Nothing is paid, and no sum is shown, while the sum is read. */
export const SumLoading = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    visit.sandbox.faults.set({ operation: 'listPeriodPrices', latency: 60_000 });
    await goToCard(context);
    await expect(await canvas.findByRole('button', { name: 'Pay' })).toBeDisabled();
    await expect(within(canvas.getByRole('main')).queryByText(/^\$/)).not.toBeInTheDocument();
  },
});

/** Waits for the alert of a failed payment. */
async function expectProblem(canvas: Canvas, title: RegExp, ...texts: readonly RegExp[]) {
  const main = within(canvas.getByRole('main'));
  const heading = await main.findByText(title);
  const alert = heading.closest('[role="alert"]');
  for (const text of texts) await expect(alert).toHaveTextContent(text);
}

/** An empty form is no declined card. */
export const EmptyForm = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await userEvent.click(await payButton(canvas));
    await expectProblem(canvas, /Check your card details/, /card number is incomplete/, /Nothing was held/);
    await expect(visit.calls.some((call) => call.includes('hold-charge'))).toBe(false);
  },
});

/** The provider cannot be reached, so no card was asked. */
export const NoConnection = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    const pay = await payButton(canvas);
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    try {
      await userEvent.click(pay);
      await expectProblem(canvas, /couldn't reach our payment provider/, /Check your connection/);
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  },
});

/** The bank's check fails: nothing is held. */
export const BankCheckFailed = meta.story({
  beforeEach: ({ msw }) => {
    const data = [
      {
        paymentIntentStatus: 'requires_action',
        clientSecret: 'secret',
        charge: { _id: 'c', sum: 17_900, status: 'hold' },
      },
    ];
    msw.use(http.post('*/api/v2/subscription/hold-charge/*', () => HttpResponse.json({ data })));
  },
  play: async (context) => {
    const { canvas } = context;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    await userEvent.click(await payButton(canvas));
    await userEvent.click(await screen.findByRole('button', { name: 'Fail' }));
    await expectProblem(canvas, /couldn't confirm that it's you/, /unable to authenticate/, /another card/);
  },
});

/** The hold fails in a way that says nothing about the card; pressing Pay again holds the amount once. */
const holdFails = (fault: { readonly status?: number; readonly malformed?: true; readonly reset?: true }) =>
  meta.story({
    play: async (context) => {
      const { canvas, visit } = context;
      await goToCard(context);
      await writeCard(canvas, TEST_CARD);
      visit.sandbox.faults.set({ operation: 'holdCharge', times: 1, ...fault });
      await userEvent.click(await payButton(canvas));
      await expectProblem(canvas, /couldn't find out if the amount is held/, /nothing is held twice/);
      await expect(canvas.queryByText(/wasn't accepted|didn't accept/)).not.toBeInTheDocument();
      await userEvent.click(await payButton(canvas));
      await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
      await expect(chargesOf(visit)).toHaveLength(1);
    },
  });

export const HoldFailed = holdFails({ status: 500 });
export const HoldUnreadable = holdFails({ malformed: true });
export const HoldReset = holdFails({ reset: true });

/** The service held the amount and its answer was lost: the page finds that out and does not ask again. */
export const HoldAnswerLost = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    dropResponse(context, 'post', `/api/v2/subscription/hold-charge/${as}-1`);
    await userEvent.click(await payButton(canvas));
    await expect(await canvas.findByText('Your payment is authorized')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await expect(chargesOf(visit)).toHaveLength(1);
  },
});

/** Shows the payment provider's message and keeps the card fields. */
export const Declined = meta.story({
  tags: ['message:cardRefused'],
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await writeCard(canvas, DECLINED_CARD);
    await userEvent.click(await payButton(canvas));
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText('Your card was declined.')).toBeVisible();
    await expectProblem(canvas, /bank didn't accept this card/, /Nothing was held or charged/);
    await expect(main.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0000 0000 0002');
    await expect(chargesOf(visit)).toEqual([]);
  },
});

/** Operations of a payment, in order. */
const PAYMENT_OPERATIONS = [
  'getMe',
  'listSubscriptions',
  'getSubscription',
  'logPaymentAttempt',
  'holdCharge',
];

/** The card fields stay filled in, and a retry holds the amount once. */
export const Offline = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    const { faults } = visit.sandbox;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    for (const operation of PAYMENT_OPERATIONS) faults.set({ operation, reset: true });
    await userEvent.click(await payButton(canvas));
    const main = within(canvas.getByRole('main'));
    await expect((await main.findAllByText(/We could not reach/))[0]).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
    faults.clear();
    await userEvent.click(await payButton(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(chargesOf(visit)).toHaveLength(1);
  },
});

/** The sandbox rejects real card numbers. */
export const NotATestCard = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await writeCard(canvas, '4539578763621486');
    await userEvent.click(await payButton(canvas));
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(/Only test cards are taken here/)).toBeVisible();
    await expect(visit.calls.some((call) => call.includes('hold-charge'))).toBe(false);
  },
});

/** A coupon changes all prices, can be removed and keeps the card fields. */
export const Coupon = meta.story({
  tags: ['form:coupon'],
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    const before = (await payButton(canvas)).textContent;
    const plan = within(canvas.getByRole('region', { name: 'Your plan' }));
    const month = (await plan.findByText('Price per month')).parentElement?.textContent;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon code' }), 'WELCOME10');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect((await canvas.findAllByText(/off your first bill$/))[0]).toBeVisible();
    await waitFor(async () => expect((await payButton(canvas)).textContent).not.toBe(before));
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
    // A saving on one bill does not change the price per month.
    await expect(plan.getByText('Price per month').parentElement).toHaveTextContent(month ?? '');
    await waitFor(() => expect(visit.storage.getItem('appliedCouponCode')).toBe('WELCOME10'));
    // The price changes before the button does.
    await userEvent.click(await canvas.findByRole('button', { name: /Remove/ }));
    await waitFor(async () => expect((await payButton(canvas)).textContent).toBe(before));
    await waitFor(() => expect(visit.storage.getItem('appliedCouponCode')).toBeNull());
  },
});

/** The code of the link is applied automatically, once. */
export const CouponFromLink = meta.story({
  tags: ['form:coupon'],
  beforeEach: ({ visit }) => visit.storage.setItem('pendingCouponCode', 'WELCOME10'),
  play: async (context) => {
    await goToCard(context);
    await expect((await context.canvas.findAllByText('WELCOME10 applied'))[0]).toBeVisible();
    await waitFor(() => expect(context.visit.storage.getItem('pendingCouponCode')).toBeNull());
  },
});

/** Each reason has its own message. */
export const CouponRejected = meta.story({
  tags: ['form:coupon'],
  play: async (context) => {
    const { canvas } = context;
    await goToCard(context);
    const field = canvas.getByRole('textbox', { name: 'Coupon code' });
    for (const [code, message] of [
      ['NOSUCHCODE', /don't recognize this code/],
      ['LASTYEAR', /has expired/],
      ['FIRST100', /no longer available/],
      ['DAILY5', /doesn't work for this treatment/],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, code);
      // Called “Checking” while a code is checked.
      await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
      const main = within(canvas.getByRole('main'));
      await waitFor(() => expect(main.getAllByText(message)[0]).toBeInTheDocument());
    }
  },
});

/** An amount that is already held isn't held again. */
export const AlreadyHeld = meta.story({
  beforeEach: ({ visit: { sandbox } }) => {
    const record = sandbox.store.get('subscriptions', `patient-${as}`, `${as}-1`);
    if (!record) throw new Error('There is no registration');
    sandbox.store.put('subscriptions', `patient-${as}`, record._id, {
      ...record,
      paymentIntentStatus: 'requires_capture',
    });
  },
  play: async ({ canvas }) => {
    await writeAddress(canvas, '1 Nowhere Lane');
    await userEvent.type(canvas.getByRole('textbox', { name: /City/ }), 'Portland');
    await pressContinue(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
    await expect(await canvas.findByText('Your payment is authorized')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  },
});

export const CardFormFailing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'getPaymentForm', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await writeAddress(canvas, '1 Nowhere Lane');
    await userEvent.type(canvas.getByRole('textbox', { name: /City/ }), 'Portland');
    await pressContinue(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
    await expect(await canvas.findByText("We couldn't load the card form")).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Loading/)).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  globals: onPhone,
  play: async (context) => {
    await goToCard(context);
    await fitsScreen(context);
  },
});
