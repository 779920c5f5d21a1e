import { cardProviderAtom } from '@patient/app/features/payment/index.ts';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { as, chargesOf, expectProblem, goToCard, payButton, TEST_CARD } from '../support/payment.ts';
import type { MockContext } from '../support/responses.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';
import { writeCard } from '../support/writeCard.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Bank check',
  args: { as, path: '/steps' },
});

const HOLD = `/api/v2/subscription/hold-charge/${as}-1`;

/** Client secret of the payment that the bank verifies. */
const SECRET = 'pi_1_secret_2';

const setStatus = (visit: Visit, paymentIntentStatus: 'requires_action' | 'requires_capture') =>
  visit.sandbox.store.put('subscriptions', `patient-${as}`, `${as}-1`, {
    ...recordOf(visit, as),
    paymentIntentStatus,
  });

/** Makes the hold require the bank's verification of the card holder (3-D Secure). */
function requireBankCheck(
  { msw, visit: { sandbox } }: MockContext,
  onRequired: () => void = () => undefined,
) {
  const respond = async ({ request }: { request: Request }) => {
    const { data }: { data: object[] } = await (await sandbox.fetch(request)).json();
    onRequired();
    const check = { paymentIntentStatus: 'requires_action', clientSecret: SECRET };
    return HttpResponse.json({ data: data.map((result) => ({ ...result, ...check })) });
  };
  msw.use(http.post(`*${sandbox.publicPath}${HOLD}`, respond));
}

/** Pays with a card that the bank verifies. Returns a spy on the provider's confirmation. */
async function payWithCheck({ canvas, visit }: PlayContext, beforePaying: () => void = () => undefined) {
  await goToCard({ canvas });
  await writeCard(canvas, TEST_CARD);
  const { data: provider } = visit.store.get(cardProviderAtom);
  if (!provider) throw new Error('The card provider is not loaded');
  const confirm = spyOn(provider, 'confirmCardPayment');
  beforePaying();
  await userEvent.click(await payButton(canvas));
  return confirm;
}

/** The bank confirms this payment: the amount is held once, and the registration continues. */
export const Passed = meta.story({
  tags: ['check'],
  beforeEach: (context) => requireBankCheck(context),
  play: async (context) => {
    const { canvas, visit } = context;
    const confirm = await payWithCheck(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(confirm.mock.calls).toEqual([[SECRET]]);
    await expect(chargesOf(visit)).toHaveLength(1);
    await expect(visit.sandbox.store.list('holdKeys', `${as}-1`)).toHaveLength(1);
  },
});

/** The cached subscription precedes the bank check, and the next step fails: the page does not offer to pay again. */
export const NextStepFails = meta.story({
  tags: ['check'],
  beforeEach: (context) => requireBankCheck(context, () => setStatus(context.visit, 'requires_action')),
  play: async (context) => {
    const { canvas, visit } = context;
    await payWithCheck(context, () => {
      visit.sandbox.faults.set({ operation: 'moveRegistrationStep', status: 503, message: FAILING_MESSAGE });
    });
    const complete = await screen.findByRole('button', { name: 'Complete' });
    setStatus(visit, 'requires_capture');
    await userEvent.click(complete);
    await expect(await canvas.findByText('Your payment is authorized')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await expect(chargesOf(visit)).toHaveLength(1);
  },
});

/** The bank check fails: nothing is held. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    const data = [
      {
        paymentIntentStatus: 'requires_action',
        clientSecret: SECRET,
        charge: { _id: 'c', sum: 17_900, status: 'hold' },
      },
    ];
    msw.use(http.post(`*${HOLD}`, () => HttpResponse.json({ data })));
  },
  play: async (context) => {
    const { canvas } = context;
    await payWithCheck(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Fail' }));
    await expectProblem(canvas, /couldn't confirm that it's you/, /unable to authenticate/, /another card/);
  },
});
