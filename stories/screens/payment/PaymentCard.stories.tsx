import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { appStory } from '../support/appStory.tsx';
import type { PlayContext } from '../support/subscription.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  as,
  chargesOf,
  expectProblem,
  goToCard,
  payButton,
  TEST_CARD,
  writeAddress,
} from '../support/payment.ts';
import { pressContinue } from '../support/steps.ts';
import { watchToasts } from '../support/toasts.ts';
import type { Visit } from '../support/visit.ts';
import { writeCard } from '../support/writeCard.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Card',
  args: { as, path: '/steps' },
});

/** Price, renewal and cancellation terms before payment. */
export const Card = meta.story({
  tags: ['step:payment-card', 'form:card'],
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await expect(
      await canvas.findByText(
        /renews until you cancel: \$199\.00 every month, next on Jun 14, 2025 if a doctor approves today\./,
      ),
    ).toBeVisible();
    await expect(await canvas.findByText('Held now')).toBeVisible();
    await expect(await canvas.findByText('For 1 month, charged when a doctor approves')).toBeVisible();
    await expect(await canvas.findByText('Then every month')).toBeVisible();
    await expect(await canvas.findByText('Next on Jun 14, 2025 if a doctor approves today')).toBeVisible();
    await expect(canvas.queryByText(/billed today/i)).not.toBeInTheDocument();
    await expect(chargesOf(visit)).toEqual([]);
    await writeCard(canvas, TEST_CARD);
  },
});

/** A double click holds the amount once, and the next step opens. */
export const PayOnce = meta.story({
  tags: ['flow'],
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    await userEvent.dblClick(await payButton(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(chargesOf(visit)).toHaveLength(1);
    await expect(visit.calls.filter((call) => call.includes('hold-charge'))).toHaveLength(1);
  },
});

/** Changes the plan to quarterly delivery, as from another device. */
function changePlanElsewhere({ sandbox: { store } }: Visit) {
  const record = store.get('subscriptions', `patient-${as}`, `${as}-1`);
  if (!record?.plan) throw new Error('There is no plan');
  const plan = { ...record.plan, frequencyOfDelivery: 'quarterly' as const, price: 53_700 };
  store.put('subscriptions', `patient-${as}`, `${as}-1`, { ...record, plan });
}

/** The page refetches plan and price: here the plan was changed on another device. */
export const PlanChangedElsewhere = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await writeAddress(canvas, '1 Nowhere Lane');
    changePlanElsewhere(visit);
    await goToCard(context);
    const region = within(await canvas.findByRole('region', { name: 'Your plan' }));
    await expect(await region.findByText('$179.00')).toBeVisible();
    await expect(await region.findByText('Every 3 months')).toBeVisible();
    // Held now, beside the title and in the list, and each later bill.
    await expect(region.getAllByText('$537.00')).toHaveLength(3);
    await expect(await canvas.findByRole('button', { name: /^Pay \$537\.00/ })).toBeEnabled();
  },
});

/** The plan changes while the page is open: it is refetched before paying. */
export const PlanChangedWhileOpen = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    await expect(await payButton(canvas)).toHaveAccessibleName(/^Pay \$199\.00/);
    changePlanElsewhere(visit);
    await userEvent.click(await payButton(canvas));
    await expectProblem(canvas, /plan or its price has changed/, /Nothing was held or charged/);
    await expect(chargesOf(visit)).toEqual([]);
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toHaveValue(
      '4242 4242 4242 4242',
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay \$537\.00/ }));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(chargesOf(visit)).toMatchObject([{ sum: 53_700 }]);
  },
});

/** While the price loads, no amount is shown and nothing can be paid. */
export const PriceLoading = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    visit.sandbox.faults.set({ operation: 'listPeriodPrices', latency: 60_000 });
    await goToCard(context);
    await expect(await canvas.findByRole('button', { name: 'Pay' })).toBeDisabled();
    await expect(within(canvas.getByRole('main')).queryByText(/^\$/)).not.toBeInTheDocument();
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
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Coupon code' }), 'WELCOME10');
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await expect((await canvas.findAllByText(/off your first bill$/))[0]).toBeVisible();
    await waitFor(async () => expect((await payButton(canvas)).textContent).not.toBe(before));
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toHaveValue(
      '4242 4242 4242 4242',
    );
    // A discount on one bill does not change the price per month.
    await expect(plan.getByText('Price per month').parentElement).toHaveTextContent(month ?? '');
    await waitFor(() => expect(visit.storage.getItem('appliedCouponCode')).toBe('WELCOME10'));
    // The price changes before the button does.
    await userEvent.click(await canvas.findByRole('button', { name: /Remove/ }));
    await waitFor(async () => expect((await payButton(canvas)).textContent).toBe(before));
    await waitFor(() => expect(visit.storage.getItem('appliedCouponCode')).toBeNull());
  },
});

/** Opens the fields of another billing address. Returns its street. */
async function goToBilling(context: PlayContext): Promise<HTMLElement> {
  const { canvas } = context;
  await goToCard(context);
  await writeCard(canvas, TEST_CARD);
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Billing address/ }));
  return canvas.findByRole('textbox', { name: 'Street address' });
}

/** Another billing address: payment requires a complete one. */
export const OtherBillingAddress = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    const street = await goToBilling(context);
    await userEvent.click(await payButton(canvas));
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter the street and the number' }));
    await expect(street).toHaveFocus();
    await expect(street).toHaveAccessibleDescription('Enter the street and the number');
    await expect(chargesOf(visit)).toEqual([]);
  },
});

/** The other billing address is saved with the payment. */
export const PayWithOtherBilling = meta.story({
  tags: ['flow'],
  play: async (context) => {
    const { canvas, visit } = context;
    await userEvent.type(await goToBilling(context), '418 Maple Street');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), 'Portland');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Oregon');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'ZIP code' }), '97205');
    await userEvent.click(await payButton(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    const patient = visit.sandbox.store.get('users', `user-${as}`, `user-${as}`)?.patient;
    await expect(patient?.payment).toMatchObject({
      sameAsShipping: false,
      billing: { address: '418 Maple Street', state: 'OR' },
    });
  },
});

/** The code from a link is applied automatically, once. */
export const CouponFromLink = meta.story({
  tags: ['check', 'form:coupon'],
  beforeEach: ({ visit }) => visit.storage.setItem('pendingCouponCode', 'WELCOME10'),
  play: async (context) => {
    await goToCard(context);
    await expect((await context.canvas.findAllByText('WELCOME10 applied'))[0]).toBeVisible();
    await waitFor(() => expect(context.visit.storage.getItem('pendingCouponCode')).toBeNull());
  },
});

/** Each reason has its own message at the field, without a notification. */
export const CouponRejected = meta.story({
  tags: ['form:coupon'],
  play: async (context) => {
    const { canvas } = context;
    await goToCard(context);
    const field = await canvas.findByRole('textbox', { name: 'Coupon code' });
    const shown = watchToasts(context);
    for (const [code, message] of [
      ['NOSUCHCODE', /don't recognize this code/],
      ['LASTYEAR', /has expired/],
      ['FIRST100', /no longer available/],
      ['DAILY5', /doesn't work for this treatment/],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, code);
      // The button is named “Checking” while a code is checked.
      await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
      const main = within(canvas.getByRole('main'));
      await waitFor(() => expect(main.getAllByText(message)[0]).toBeInTheDocument());
    }
    await expect(shown).not.toHaveBeenCalled();
  },
});

/** The amount is already held and isn't held again. */
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
    await userEvent.type(await canvas.findByRole('textbox', { name: /City/ }), 'Portland');
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
    await userEvent.type(await canvas.findByRole('textbox', { name: /City/ }), 'Portland');
    await pressContinue(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
    await expect(await canvas.findByText("We couldn't load the card form")).toBeVisible();
  },
});

/** A wallet holds the amount with its own card. Closing it changes nothing. */
export const PaidByWallet = meta.story({
  tags: ['flow'],
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await payButton(canvas);
    const wallet = await canvas.findByRole('button', { name: /wallet/ });
    await userEvent.click(wallet);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(chargesOf(visit)).toEqual([]);
    await userEvent.click(wallet);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(chargesOf(visit)).toMatchObject([{ sum: 19_900, card: { lastDigits: '4242' } }]);
  },
});

/** A payment by wallet that fails shows its problem at the form. */
export const WalletFails = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await payButton(canvas);
    visit.sandbox.faults.set({ operation: 'holdCharge', status: 402, message: 'Your card was declined.' });
    await userEvent.click(canvas.getByRole('button', { name: /wallet/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    await expectProblem(canvas, /bank didn't accept this card/, /Nothing was held or charged/);
    await expect(chargesOf(visit)).toEqual([]);
  },
});

/** On a phone, the plan is folded to one line, so that the card fields are on the first screen. */
export const Phone = meta.story({
  globals: onPhone,
  play: async (context) => {
    const { canvas } = context;
    await goToCard(context);
    await payButton(canvas);
    const plan = within(canvas.getByRole('region', { name: 'Your plan' }));
    const fold = plan.getByRole('button', { name: 'Your plan Held now: $199.00' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(plan.getByText('Price per month')).not.toBeVisible();
    await expect(canvas.getByText(/renews until you cancel: \$199\.00 every month/)).toBeVisible();
    await fitsScreen(context);
    await userEvent.click(fold);
    await waitFor(() => expect(plan.getByText('Price per month')).toBeVisible());
  },
});
