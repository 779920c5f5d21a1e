import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { chooseAnswer, findQuestion, limitRenewalQuestions, pressContinue } from '../support/questions.ts';
import { expectFocusOnResult, type PlayContext, recordOf } from '../support/subscription.ts';

const pathOf = (as: string) => ({ as, path: `/user/subscriptions/renewal/${as}-1` });

/** `beforeEach` that limits a renewal to two unanswered questions. */
const withTwoQuestions = (as: string, type: string) => limitRenewalQuestions(as, type, 'effect', 'wish');

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Renewal',
  args: pathOf('renewal'),
});

const twoQuestions = withTwoQuestions('renewal', 'wl');

const heading = ({ canvas }: PlayContext, name: string) => canvas.findByRole('heading', { level: 2, name });

/** Answers both questions, which opens the plan. */
async function answerAll(context: PlayContext) {
  await findQuestion(context, 'How well does the treatment work for you?');
  await chooseAnswer(context, 'radio', 'Very well');
  await pressContinue(context);
  await findQuestion(context, 'What would you like to do?');
  await chooseAnswer(context, 'radio', 'Go on as it is');
  await pressContinue(context);
  await heading(context, 'Your plan');
}

const renew = async ({ canvas }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Renew prescription' }));

const sent = ({ visit }: PlayContext) =>
  visit.calls.filter((call) => call.startsWith('POST /api/subscription/renewal'));

/** Same plan: questions, plan, price and confirmation; the page confirms that the renewal is with a doctor. */
export const SamePlan = meta.story({
  beforeEach: twoQuestions,
  tags: ['flow', 'route:/user/subscriptions/renewal/{id}', 'change:renew', 'status:renewal'],
  play: async (context) => {
    const { canvas, visit } = context;
    await answerAll(context);
    await expect(await canvas.findByRole('region', { name: 'Your plan now' })).toBeVisible();
    await expect(await canvas.findByRole('progressbar', { name: 'Progress' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Check and renew' })).toHaveFocus(),
    );
    const main = await canvas.findByRole('main');
    await waitFor(() => expect(main).toHaveTextContent('Charged when a doctor approves$199.00'));
    await waitFor(() => expect(main).toHaveTextContent('Ships to'));
    await renew(context);
    await waitFor(() => expect(visit.location.history.at(-1)).toBe('/user/subscriptions/renewal-1'));
    await expectFocusOnResult(context, 'Your renewal is with a doctor.');
    await expect(recordOf(visit, 'renewal')).toMatchObject({
      status: 'pending',
      review: { value: 'pending' },
    });
    await expect(recordOf(visit, 'renewal').modifyRequest ?? null).toBeNull();
    await expect(sent(context)).toHaveLength(1);
  },
});

/** Another plan: shows the change with prices before and after, and requests it with the renewal. */
export const AnotherPlan = meta.story({
  beforeEach: twoQuestions,
  tags: ['flow', 'change:renew'],
  play: async (context) => {
    const { canvas, visit } = context;
    await answerAll(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change my plan' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Every 3 months/ }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(/Delivery.*was Every month/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await heading(context, 'Check and renew');
    await expect(await canvas.findByRole('main')).toHaveTextContent('Charged when a doctor approves$537.00');
    await renew(context);
    await expect(await canvas.findByText('Your renewal is with a doctor.')).toBeVisible();
    await expect(recordOf(visit, 'renewal').modifyRequest).toMatchObject({
      status: 'pending',
      plan: { frequencyOfDelivery: 'quarterly' },
    });
  },
});

/** Changing or keeping the plan replaces the pressed button: focus moves to the heading above. */
export const FocusOfPlan = meta.story({
  beforeEach: twoQuestions,
  tags: ['check'],
  play: async (context) => {
    const { canvas } = context;
    await answerAll(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change my plan' }));
    await canvas.findByRole('radio', { name: /^Every 3 months/ });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Your plan' })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my plan as it is' }));
    await expect(await canvas.findByRole('region', { name: 'Your plan now' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Your plan' })).toHaveFocus());
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Change my plan' })).toHaveFocus();
  },
});

/** After leaving halfway, answers, part and chosen plan are restored. */
export const LeaveAndReturn = meta.story({
  tags: ['check'],
  beforeEach: twoQuestions,
  play: async (context) => {
    const { canvas } = context;
    await answerAll(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change my plan' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Every 3 months/ }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Your subscription' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Renew, / }));
    await heading(context, 'Your plan');
    await expect(await canvas.findByRole('radio', { name: /^Every 3 months/ })).toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my plan as it is' }));
    await expect(await canvas.findByRole('region', { name: 'Your plan now' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the questions' }));
    await findQuestion(context, 'What would you like to do?');
    await expect(await canvas.findByRole('radio', { name: 'Go on as it is' })).toBeChecked();
  },
});

/** The browser's Back and Forward move between the parts. */
export const BrowserHistory = meta.story({
  tags: ['check'],
  beforeEach: twoQuestions,
  play: async (context) => {
    const { canvas } = context;
    const expectPart = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 2, name })).toHaveFocus());
    await answerAll(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expectPart('Check and renew');
    globalThis.history.back();
    await expectPart('Your plan');
    await waitFor(() => expect(navigation.canGoForward).toBe(true));
    globalThis.history.forward();
    await expectPart('Check and renew');
    globalThis.history.back();
    await expectPart('Your plan');
    globalThis.history.back();
    await findQuestion(context, 'What would you like to do?');
  },
});

/** Renewal of a running subscription: linked from the card, dates stay unchanged. */
export const Due = meta.story({
  args: { as: 'renewal-due', path: '/user/subscriptions' },
  beforeEach: withTwoQuestions('renewal-due', 'hl'),
  play: async (context) => {
    const { canvas, visit } = context;
    await userEvent.click(await canvas.findByRole('link', { name: /^Renew, / }));
    await answerAll(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await heading(context, 'Check and renew');
    await expect(await canvas.findByRole('main')).toHaveTextContent('Your treatment continues until then.');
    await expect(await canvas.findByRole('main')).toHaveTextContent(/Next billing[A-Z][a-z]{2} \d/);
    await renew(context);
    await expect(await canvas.findByText('Your renewal is with a doctor.')).toBeVisible();
    await expect(recordOf(visit, 'renewal-due')).toMatchObject({ status: 'active', renewal: false });
    await expect(canvas.queryByRole('link', { name: /^Renew, / })).not.toBeInTheDocument();
  },
});

/** Sending fails: the page shows the reason and keeps answers and plan. */
export const Failing = meta.story({
  beforeEach: (context) => {
    twoQuestions(context);
    context.visit.sandbox.faults.set({
      operation: 'renewSubscription',
      status: 500,
      message: FAILING_MESSAGE,
      times: 1,
    });
  },
  play: async (context) => {
    const { canvas } = context;
    await answerAll(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await renew(context);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText("We couldn't send your renewal")).toBeVisible();
    await renew(context);
    await expect(await main.findByText('Your renewal is with a doctor.')).toBeVisible();
  },
});

/** No renewal is due: the page says so and links back. */
export const NothingDue = meta.story({
  args: pathOf('active'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There's nothing to renew right now")).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See your subscription' })).toBeVisible();
  },
});
