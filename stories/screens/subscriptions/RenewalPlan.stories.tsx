import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { subscriptionKeys } from '@patient/app/shared/subscriptions.ts';
import { cacheAtom } from '@patient/app/shared/service/cache.ts';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';
import { chooseAnswer, findQuestion, limitRenewalQuestions, pressContinue } from '../support/questions.ts';
import { type PlayContext, recordOf } from '../support/subscription.ts';

const AS = 'renewal';

/** Another plan with a renewal: only a plan shown with its price can be sent. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Renewal plan',
  args: { as: AS, path: `/user/subscriptions/renewal/${AS}-1` },
});

const beforeEach = limitRenewalQuestions(AS, 'wl', 'effect');

async function answerQuestion(context: PlayContext) {
  await findQuestion(context, 'How well does the treatment work for you?');
  await chooseAnswer(context, 'radio', 'Very well');
  await pressContinue(context);
}

/** Answers the question and chooses delivery every three months. */
async function chooseQuarterly(context: PlayContext) {
  const { canvas } = context;
  await answerQuestion(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'Change my plan' }));
  await userEvent.click(await canvas.findByRole('radio', { name: /^Every 3 months/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
  await canvas.findByRole('heading', { level: 2, name: 'Check and renew' });
}

const renewButton = { name: 'Renew prescription' };

/** Prices fail to load and can be retried; until then nothing can be sent. */
export const PricesFail = meta.story({
  beforeEach,
  tags: ['check', 'message:server'],
  play: async (context) => {
    const { canvas, visit } = context;
    visit.sandbox.faults.set({ operation: 'listProductPricing', status: 503, message: FAILING_MESSAGE });
    await chooseQuarterly(context);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText("We couldn't load your plan")).toBeVisible();
    await expect(main.queryByRole('button', renewButton)).not.toBeInTheDocument();
    visit.sandbox.faults.clear('listProductPricing');
    await userEvent.click(await main.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvas.getByRole('main')).toHaveTextContent('Charged when a doctor approves$537.00'),
    );
    await userEvent.click(await main.findByRole('button', renewButton));
    await expect(await main.findByText('Your renewal is with a doctor.')).toBeVisible();
    const request = await main.findByRole('region', { name: 'You asked for a change' });
    await expect(request).toHaveTextContent('$537.00 every 3 months');
    // The previous plan is no longer billed.
    await main.findByRole('region', { name: 'Next billing' });
    await expect(main.queryByText(/^The bill after that/)).not.toBeInTheDocument();
    await expect(recordOf(visit, AS).modifyRequest).toMatchObject({
      plan: { frequencyOfDelivery: 'quarterly' },
    });
  },
});

/** A plan without a price can't be sent; another one or the current one can be chosen. */
export const WithoutPrice = meta.story({
  beforeEach,
  tags: ['check'],
  play: async (context) => {
    const { canvas, msw, visit } = context;
    msw.use(
      http.get(`*${visit.sandbox.publicPath}/api/products/*/product-pricing`, () =>
        HttpResponse.json({ data: [] }),
      ),
    );
    await chooseQuarterly(context);
    await expect(await canvas.findByText("This plan isn't available right now")).toBeVisible();
    await expect(canvas.queryByRole('button', renewButton)).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change my plan' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my plan as it is' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('button', renewButton)).toBeVisible();
  },
});

/** A coupon that is still valid is included in the total. */
export const WithCoupon = meta.story({
  beforeEach,
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const record = recordOf(visit, AS);
    const coupon = { _id: 'always', name: 'ALWAYS', discountType: '$' as const, discountValue: 3_700 };
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, { ...record, coupons: [coupon] });
    await chooseQuarterly(context);
    await waitFor(() =>
      expect(canvas.getByRole('main')).toHaveTextContent('Charged when a doctor approves$500.00'),
    );
  },
});

/** The patient opens another page while the renewal is being sent: it stays, and the confirmation is shown later. */
export const LeftWhileSending = meta.story({
  beforeEach,
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await chooseQuarterly(context);
    const release = delayRequest(context, 'post', '/api/subscription/renewal/*');
    await userEvent.click(await canvas.findByRole('button', renewButton));
    await release.received;
    await userEvent.click(await canvas.findByRole('link', { name: 'Order History' }));
    await canvas.findByRole('heading', { level: 1, name: /^Order history/i });
    const { status } = recordOf(visit, AS);
    release();
    await waitFor(() => expect(recordOf(visit, AS).status).not.toBe(status));
    await userEvent.click(await canvas.findByRole('link', { name: 'Home' }));
    await expect(await canvas.findByText('In Review')).toBeVisible();
    await expect(visit.location.history.slice(-2)).toEqual(['/user/order-history', '/user/subscriptions']);
    await userEvent.click(
      await canvas.findByRole('link', { name: recordOf(visit, AS).plan?.productName ?? '' }),
    );
    await expect(await canvas.findByText('Your renewal is with a doctor.')).toBeVisible();
  },
});

/** Another device sends the renewal: the next one starts with the current plan, not with the draft of this one. */
export const SentElsewhere = meta.story({
  beforeEach,
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const { store } = visit.sandbox;
    const put = (record: ReturnType<typeof recordOf>) => {
      store.delete('visitLogs', record._id, 'wlReQuestions');
      store.put('subscriptions', record.patientId, record._id, record);
      void visit.store.get(cacheAtom).invalidateQueries({ queryKey: subscriptionKeys.one(record._id) });
    };
    await chooseQuarterly(context);
    const due = recordOf(visit, AS);
    put({ ...due, status: 'pending', review: { value: 'pending' }, renewal: false });
    await expect(await canvas.findByText("There's nothing to renew right now")).toBeVisible();

    await userEvent.click(await canvas.findByRole('link', { name: 'See your subscription' }));
    put(due);
    await userEvent.click(await canvas.findByRole('link', { name: /^Renew, / }));
    await answerQuestion(context);
    await expect(await canvas.findByRole('region', { name: 'Your plan now' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^Every 3 months/ })).not.toBeInTheDocument();
  },
});
