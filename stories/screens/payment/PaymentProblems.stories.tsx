import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { as, chargesOf, expectProblem, goToCard, payButton, TEST_CARD } from '../support/payment.ts';
import { pressContinue } from '../support/steps.ts';
import { dropResponse } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';
import { writeCard } from '../support/writeCard.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Problems',
  args: { as, path: '/steps' },
});

const DECLINED_CARD = '4000000000000002';

/** An empty form is reported as incomplete, not as a declined card. */
export const EmptyForm = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await userEvent.click(await payButton(canvas));
    await expectProblem(canvas, /Check your card details/, /card number is incomplete/, /Nothing was held/);
    await expect(visit.calls.some((call) => call.includes('hold-charge'))).toBe(false);
  },
});

/** The payment provider cannot be reached, so no card was checked. */
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

/** Play function for a hold that fails for reasons other than the card; pressing Pay again holds the amount once. */
const holdFails =
  (fault: { readonly status?: number; readonly malformed?: true; readonly reset?: true }) =>
  async (context: PlayContext) => {
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
  };

export const HoldFailed = meta.story({ play: holdFails({ status: 500 }) });
/**
 * The outcome of a hold stays unknown until the service reports it: a later attempt that fails offline must not show that
 * nothing is held or create another payment. Once the service reports the hold, the page shows it.
 */
export const OfflineAfterResponseLost = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const { faults, store } = visit.sandbox;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    dropResponse(context, 'post', `/api/v2/subscription/hold-charge/${as}-1`, () => {
      for (const operation of ['getMe', 'listSubscriptions', 'getSubscription'])
        faults.set({ operation, reset: true });
    });
    await userEvent.click(await payButton(canvas));
    await expectProblem(canvas, /couldn't find out if the amount is held/, /nothing is held twice/);
    await userEvent.click(await payButton(canvas));
    await expectProblem(canvas, /couldn't check your price/, /nothing is held twice/);
    faults.clear();
    await userEvent.click(await payButton(canvas));
    await expect(await canvas.findByText('Your payment is authorized')).toBeVisible();
    await pressContinue(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(chargesOf(visit)).toHaveLength(1);
    await expect(store.list('holdKeys', `${as}-1`)).toHaveLength(1);
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
    await expect(await main.findByRole('textbox', { name: 'Card number' })).toHaveValue(
      '4000 0000 0000 0002',
    );
    await expect(chargesOf(visit)).toEqual([]);
    // The message disappears when the card is changed.
    await userEvent.type(await main.findByRole('textbox', { name: 'Card number' }), '{Backspace}');
    await waitFor(() => expect(main.queryByText('Your card was declined.')).not.toBeInTheDocument());
    await userEvent.type(await main.findByRole('textbox', { name: 'Card number' }), '2');
    await userEvent.click(await payButton(canvas));
    await expect(await main.findByText('Your card was declined.')).toBeVisible();
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

/** Pays while the service can't be reached. */
async function payOffline(context: PlayContext) {
  const { canvas, visit } = context;
  await goToCard(context);
  await writeCard(canvas, TEST_CARD);
  for (const operation of PAYMENT_OPERATIONS) visit.sandbox.faults.set({ operation, reset: true });
  await userEvent.click(await payButton(canvas));
  const main = within(canvas.getByRole('main'));
  await expect((await main.findAllByText(/We could not reach/))[0]).toBeVisible();
}

/** The card fields stay filled in. */
export const Offline = meta.story({
  play: async (context) => {
    await payOffline(context);
    await expect(await context.canvas.findByRole('textbox', { name: 'Card number' })).toHaveValue(
      '4242 4242 4242 4242',
    );
  },
});

/** A second try holds the amount once. */
export const PayAfterOffline = meta.story({
  tags: ['flow'],
  play: async (context) => {
    const { canvas, visit } = context;
    await payOffline(context);
    visit.sandbox.faults.clear();
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
    await expect(await main.findByText(/Only test cards are accepted here/)).toBeVisible();
    await expect(visit.calls.some((call) => call.includes('hold-charge'))).toBe(false);
  },
});
