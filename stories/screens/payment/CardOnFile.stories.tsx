import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { as, chargesOf, expectProblem, goToPayment, payButton, TEST_CARD } from '../support/payment.ts';
import { setUpVisit } from '../support/setUpVisit.ts';
import type { PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';
import { writeCard } from '../support/writeCard.ts';

/** Adds a card on file, by default one that is accepted. */
function addCardOnFile(
  { visit: { sandbox } }: { visit: Visit },
  lastFour = '4242',
  expirationDate = '12/29',
) {
  const user = sandbox.store.get('users', `user-${as}`, `user-${as}`);
  if (user?.patient === undefined) throw new Error('There is no patient');
  const creditCard = { cardType: 'visa', cardNumber: `**** **** **** ${lastFour}`, expirationDate };
  sandbox.store.put('users', user._id, user._id, { ...user, patient: { ...user.patient, creditCard } });
}

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Card on file',
  args: { as, path: '/steps' },
  async beforeEach(context) {
    const leave = await setUpVisit(context);
    addCardOnFile(context);
    return leave;
  },
});

const findOnFile = ({ canvas }: PlayContext) =>
  canvas.findByRole('radio', { name: 'Use Visa ending in 4242' });
const expectPhotoStep = async ({ canvas }: PlayContext) =>
  expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();

/** The card of an earlier treatment can be used without typing it; the amount is held once. */
export const Offered = meta.story({
  tags: ['step:payment-card'],
  play: async (context) => {
    const { canvas, visit } = context;
    await goToPayment(context);
    await expect(await findOnFile(context)).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument();
    await userEvent.dblClick(await payButton(canvas));
    await expectPhotoStep(context);
    await expect(chargesOf(visit)).toMatchObject([{ card: { lastDigits: '4242' } }]);
  },
});

/** Another card can be used. */
export const AnotherCard = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await goToPayment(context);
    await findOnFile(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Use another card' }));
    await writeCard(canvas, '5555555555554444');
    await userEvent.click(await payButton(canvas));
    await expectPhotoStep(context);
    await expect(chargesOf(visit)).toMatchObject([{ card: { lastDigits: '4444' } }]);
  },
});

/** The card is declined: the page shows that nothing was held, and another card can be used. */
export const Declined = meta.story({
  beforeEach: (context) => addCardOnFile(context, '0341'),
  play: async (context) => {
    const { canvas, visit } = context;
    await goToPayment(context);
    await userEvent.click(await payButton(canvas));
    await expectProblem(canvas, /bank didn't accept this card/, /Nothing was held or charged/);
    await expect(chargesOf(visit)).toEqual([]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Use another card' }));
    await expect(canvas.queryByText(/bank didn't accept this card/)).not.toBeInTheDocument();
    await writeCard(canvas, TEST_CARD);
    await userEvent.click(await payButton(canvas));
    await expectPhotoStep(context);
  },
});

/** An expired card is not offered. */
export const Expired = meta.story({
  beforeEach: (context) => addCardOnFile(context, '4242', '04/25'),
  play: async (context) => {
    const { canvas } = context;
    await goToPayment(context);
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /Use Visa/ })).not.toBeInTheDocument();
  },
});

/** The bank verifies the holder of the card on file (3-D Secure). */
export const BankCheck = meta.story({
  beforeEach: (context) => addCardOnFile(context, '3220'),
  play: async (context) => {
    const { canvas } = context;
    await goToPayment(context);
    await userEvent.click(await payButton(canvas));
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await expectPhotoStep(context);
  },
});
