import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { mockHolds } from '../support/holds.ts';
import type { MockContext } from '../support/responses.ts';
import { as, chargesOf, expectProblem, goToCard, payButton, TEST_CARD } from '../support/payment.ts';
import { pressContinue } from '../support/steps.ts';
import { expectSilentDone, type PlayContext } from '../support/subscription.ts';
import { writeCard } from '../support/writeCard.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Single hold',
  args: { as, path: '/steps' },
});

/** Goes back to the address and returns to the card. */
async function leaveAndReturn({ canvas }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
  await canvas.findByRole('combobox', { name: /Street address/ });
  await pressContinue(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
}

const expectNextStep = async ({ canvas }: PlayContext) =>
  expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();

/** Calls that load the state of a registration. */
const STATE_OPERATIONS = ['getMe', 'listSubscriptions', 'getSubscription'];

/** Pays and loses the connection right after the response. Returns the idempotency keys of all holds. */
async function payAndGoOffline(context: PlayContext & MockContext): Promise<readonly unknown[]> {
  const { canvas, visit } = context;
  await goToCard(context);
  await writeCard(canvas, TEST_CARD);
  const keys = mockHolds(context, [], () => {
    for (const operation of [...STATE_OPERATIONS, 'moveRegistrationStep'])
      visit.sandbox.faults.set({ operation, reset: true });
  });
  await userEvent.click(await payButton(canvas));
  return keys;
}

/** The connection is lost right after the response: the page shows that the amount is held and how to continue. */
export const OfflineAfterHold = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const { faults } = visit.sandbox;
    const keys = await payAndGoOffline(context);
    const authorized = await canvas.findByText('Your payment is authorized');
    await expect(canvas.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
    await waitFor(() => expect(authorized.closest('[tabindex="-1"]')).toHaveFocus());
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(/could not reach the service/)).toBeVisible();
    faults.clear();
    await userEvent.click(await main.findByRole('button', { name: 'Continue' }));
    await expectNextStep(context);
    await expect(keys).toHaveLength(1);
    await expect(chargesOf(visit)).toHaveLength(1);
  },
});

/** The cached state has no hold yet: the refetch before paying finds it. */
export const HoldFoundBeforePaying = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const { faults } = visit.sandbox;
    const keys = await payAndGoOffline(context);
    await canvas.findByText('Your payment is authorized');
    faults.clear();
    faults.set({ operation: 'listSubscriptions', reset: true });
    await leaveAndReturn(context);
    await expect(await canvas.findByRole('radio', { name: /ending in 4242/ })).toBeChecked();
    await userEvent.click(await payButton(canvas));
    await expect(await canvas.findByText('Your payment is authorized')).toBeVisible();
    await expect(await canvas.findByText(/ending in 4242/)).toBeVisible();
    await userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name: 'Continue' }));
    await expectNextStep(context);
    await expect(keys).toHaveLength(1);
    await expect(chargesOf(visit)).toHaveLength(1);
  },
});

/** A hold of unknown outcome keeps its idempotency key when the patient returns from the address. */
export const UnknownThenReturned = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    const keys = mockHolds(context, ['lost']);
    await userEvent.click(await payButton(canvas));
    await expectProblem(canvas, /couldn't find out if the amount is held/, /nothing is held twice/);
    await leaveAndReturn(context);
    await writeCard(canvas, TEST_CARD);
    await userEvent.click(await payButton(canvas));
    await expectNextStep(context);
    await expect(keys).toEqual([expect.any(String), keys[0]]);
    await expect(chargesOf(visit)).toHaveLength(1);
  },
});

/** Play function for a successful response whose payment status is not a hold. */
const isNotHeld =
  (paymentIntentStatus: string, isSamePayment: boolean, title: RegExp, hint: RegExp) =>
  async (context: PlayContext & MockContext) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    const keys = mockHolds(context, [{ paymentIntentStatus }]);
    await userEvent.click(await payButton(canvas));
    await expectProblem(canvas, title, hint);
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toHaveValue(
      '4242 4242 4242 4242',
    );
    await userEvent.click(await payButton(canvas));
    await expectNextStep(context);
    // The next step announces the result.
    await expectSilentDone();
    await expect(keys).toHaveLength(2);
    await expect(keys[0] === keys[1]).toBe(isSamePayment);
    await expect(chargesOf(visit)).toHaveLength(1);
  };

export const NeedsAnotherCard = meta.story({
  play: isNotHeld(
    'requires_payment_method',
    false,
    /bank didn't accept this card/,
    /Nothing was held or charged\. Try another card/,
  ),
});

export const Processing = meta.story({
  play: isNotHeld(
    'processing',
    true,
    /don't know yet if the amount is held/,
    /nothing is held twice\. Wait a moment/,
  ),
});
