import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { as, chargesOf, goToCard, payButton, TEST_CARD } from '../support/payment.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';
import { writeCard } from '../support/writeCard.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Held unseen',
  args: { as, path: '/steps' },
});

const HOLD = `/api/v2/subscription/hold-charge/${as}-1`;

/** The payment is authorized: the page says so, and does not ask to pay again. */
async function expectHeld({ canvas, visit }: PlayContext) {
  await expect(await canvas.findByText('Your payment is authorized')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await expect(chargesOf(visit)).toHaveLength(1);
}

/** The connection goes once the hold is answered: what is read after it cannot say that the amount is held. */
export const ConnectionLost = meta.story({
  beforeEach: ({ msw, visit: { sandbox } }) => {
    const answer = async ({ request }: { request: Request }) => {
      const held = await sandbox.fetch(request);
      for (const operation of ['getMe', 'listSubscriptions', 'getSubscription', 'moveRegistrationStep'])
        sandbox.faults.set({ operation, reset: true });
      return held;
    };
    msw.use(http.post(`*${sandbox.publicPath}${HOLD}`, answer));
  },
  play: async (context) => {
    const { canvas } = context;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    await userEvent.click(await payButton(canvas));
    await expectHeld(context);
  },
});

const setStatus = (visit: Visit, paymentIntentStatus: 'requires_action' | 'requires_capture') =>
  visit.sandbox.store.put('subscriptions', `patient-${as}`, `${as}-1`, {
    ...recordOf(visit, as),
    paymentIntentStatus,
  });

/** The subscription was read before the bank's check was passed, and the next step fails. */
export const StepFailsAfterBankCheck = meta.story({
  beforeEach: ({ msw, visit }) => {
    const { sandbox } = visit;
    const ask = async ({ request }: { request: Request }) => {
      const { data }: { data: object[] } = await (await sandbox.fetch(request)).json();
      setStatus(visit, 'requires_action');
      const asks = { paymentIntentStatus: 'requires_action', clientSecret: 'pi_1_secret_2' };
      return HttpResponse.json({ data: data.map((held) => ({ ...held, ...asks })) });
    };
    msw.use(http.post(`*${sandbox.publicPath}${HOLD}`, ask));
  },
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    visit.sandbox.faults.set({ operation: 'moveRegistrationStep', status: 503, message: FAILING_MESSAGE });
    await userEvent.click(await payButton(canvas));
    const complete = await screen.findByRole('button', { name: 'Complete' });
    setStatus(visit, 'requires_capture');
    await userEvent.click(complete);
    await expectHeld(context);
  },
});
