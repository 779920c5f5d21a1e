import { cardProviderAtom } from '@patient/app/features/payment/index.ts';
import { http, HttpResponse } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { as, chargesOf, expectProblem, goToCard, payButton, TEST_CARD } from '../support/payment.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';
import { writeCard } from '../support/writeCard.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Bank check',
  args: { as, path: '/steps' },
});

const HOLD = `/api/v2/subscription/hold-charge/${as}-1`;

/** Secret of the payment that the bank asks about. */
const SECRET = 'pi_1_secret_2';

interface AskContext {
  readonly msw: MswApi;
  readonly visit: Visit;
}

const setStatus = (visit: Visit, paymentIntentStatus: 'requires_action' | 'requires_capture') =>
  visit.sandbox.store.put('subscriptions', `patient-${as}`, `${as}-1`, {
    ...recordOf(visit, as),
    paymentIntentStatus,
  });

/** The service has held the amount and wants the bank's check of the card holder (3-D Secure). */
function askBank({ msw, visit: { sandbox } }: AskContext, onAsked: () => void = () => undefined) {
  const ask = async ({ request }: { request: Request }) => {
    const { data }: { data: object[] } = await (await sandbox.fetch(request)).json();
    onAsked();
    const asks = { paymentIntentStatus: 'requires_action', clientSecret: SECRET };
    return HttpResponse.json({ data: data.map((held) => ({ ...held, ...asks })) });
  };
  msw.use(http.post(`*${sandbox.publicPath}${HOLD}`, ask));
}

/** Pays with a card that the bank asks about. Returns the function of the provider that asks. */
async function payWithCheck({ canvas, visit }: PlayContext, beforePaying: () => void = () => undefined) {
  await goToCard({ canvas });
  await writeCard(canvas, TEST_CARD);
  const { data: provider } = visit.store.get(cardProviderAtom);
  if (!provider) throw new Error('There are no card fields without their provider');
  const confirm = spyOn(provider, 'confirmCardPayment');
  beforePaying();
  await userEvent.click(await payButton(canvas));
  return confirm;
}

/** The bank is satisfied: the check is of this payment, whose amount is held once, and the registration goes on. */
export const Passed = meta.story({
  tags: ['check'],
  beforeEach: (context) => askBank(context),
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

/** The subscription was read before the check was passed, and the next step fails: nobody is asked to pay again. */
export const NextStepFails = meta.story({
  tags: ['check'],
  beforeEach: (context) => askBank(context, () => setStatus(context.visit, 'requires_action')),
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

/** The bank is not: nothing is held. */
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
