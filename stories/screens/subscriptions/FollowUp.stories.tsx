import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  chooseAnswer,
  findQuestion,
  limitRenewalQuestions,
  pressContinue,
  storedVisitLog,
} from '../support/questions.ts';
import { expectFocusOnResult, type PlayContext, recordOf } from '../support/subscription.ts';

const path = '/user/subscriptions/followup-1/follow-up';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Follow-up',
  args: { as: 'followup', path },
});

const EFFECT = 'How well does the treatment work for you?';
const WISH = 'What would you like to do?';

/** `beforeEach` that limits the follow-up to two unanswered questions. */
const twoQuestions = limitRenewalQuestions('followup', 'wl', 'effect', 'wish');

/** Answers both questions. */
async function answerAll(context: PlayContext) {
  await findQuestion(context, EFFECT);
  await chooseAnswer(context, 'radio', 'Very well');
  await pressContinue(context);
  await findQuestion(context, WISH);
  await chooseAnswer(context, 'radio', 'Go on as it is');
  await pressContinue(context);
  await context.canvas.findByRole('heading', { level: 2, name: 'Check your answers' });
}

const send = async ({ canvas }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send to your doctor' }));

const sent = ({ visit }: PlayContext) => visit.calls.filter((call) => call.includes('submit-followup'));

/** Card and page open the questions, which continue where the patient left. */
export const FromCard = meta.story({
  tags: ['check', 'status:in_progress'],
  args: { as: 'followup', path: '/user/subscriptions' },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('link', { name: /^Answer questions, / }));
    await waitFor(() => expect(context.visit.location.history.at(-1)).toBe(path));
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'Questions from your doctor' }),
    ).toBeVisible();
    // The first question is answered and can be changed.
    await expect(await context.canvas.findByText(/^Question 2 of/)).toBeVisible();
    await userEvent.click(await context.canvas.findByRole('button', { name: /^Back/ }));
    await findQuestion(context, EFFECT);
    await expect(await context.canvas.findByRole('radio', { name: 'Well enough' })).toBeChecked();
  },
});

/** An answer is saved immediately and is there when the patient returns. */
export const LeaveAndReturn = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => {
    visit.sandbox.store.delete('visitLogs', 'followup-1', 'wlReQuestions');
  },
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, EFFECT);
    await chooseAnswer(context, 'radio', 'Very well');
    await waitFor(() =>
      expect(storedVisitLog(context, 'followup', 'wlReQuestions')?.questionnaire).toHaveLength(1),
    );
    await userEvent.click(await canvas.findByRole('link', { name: 'Your subscription' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^Answer questions, / }));
    await findQuestion(context, EFFECT);
    await expect(await canvas.findByRole('radio', { name: 'Very well' })).toBeChecked();
  },
});

/** All answers can be reviewed and changed; sending opens the subscription, which confirms it. */
export const Send = meta.story({
  tags: ['flow', 'route:/user/subscriptions/{id}/follow-up'],
  beforeEach: twoQuestions,
  play: async (context) => {
    const { canvas, visit } = context;
    await answerAll(context);
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Check your answers' });
    await waitFor(() => expect(heading).toHaveFocus());
    // Nothing has been sent yet.
    await expect(await canvas.findByText(/^Once you send them, a doctor reviews your answers/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Change\s?: How well/ }));
    await findQuestion(context, EFFECT);
    await chooseAnswer(context, 'radio', 'Well enough');
    await pressContinue(context);
    await canvas.findByRole('heading', { level: 2, name: 'Check your answers' });
    await expect(await canvas.findByText('Well enough')).toBeVisible();
    await send(context);
    await waitFor(() => expect(visit.location.history.at(-1)).toBe('/user/subscriptions/followup-1'));
    await expectFocusOnResult(context, 'Your doctor has your answers.');
    await expect(await canvas.findByText('In Review')).toBeVisible();
    await expect(recordOf(visit, 'followup')).toMatchObject({ status: 'pending' });
    await expect(
      recordOf(visit, 'followup').questionnaire?.find(({ questionId }) => questionId === 'wl-again-effect'),
    ).toMatchObject({ optionIds: ['wl-again-effect-2'] });
    await expect(sent(context)).toHaveLength(1);
  },
});

/** The weight is also saved in the profile, which has the current one. */
export const WeightInProfile = meta.story({
  tags: ['check'],
  beforeEach: limitRenewalQuestions('followup', 'wl', 'weight'),
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, 'What is your weight today?');
    await userEvent.type(await canvas.findByLabelText('Pounds'), '183');
    await pressContinue(context);
    await canvas.findByRole('heading', { level: 2, name: 'Check your answers' });
    await waitFor(() =>
      expect(visit.sandbox.store.get('users', 'user-followup', 'user-followup')?.patient?.weight).toBe(183),
    );
  },
});

/** Sending fails: the page shows the reason and keeps the answers. */
export const Failing = meta.story({
  beforeEach: (context) => {
    twoQuestions(context);
    context.visit.sandbox.faults.set({
      operation: 'submitFollowup',
      status: 500,
      message: FAILING_MESSAGE,
      times: 1,
    });
  },
  play: async (context) => {
    await answerAll(context);
    await send(context);
    const main = within(context.canvas.getByRole('main'));
    await expect(await main.findByText("We couldn't send your answers")).toBeVisible();
    await expect(await main.findByText('Very well')).toBeVisible();
    await send(context);
    await expect(await main.findByText('Your doctor has your answers.')).toBeVisible();
  },
});

/** A required question can't be skipped. */
export const Missing = meta.story({
  beforeEach: twoQuestions,
  play: async (context) => {
    await findQuestion(context, EFFECT);
    await pressContinue(context);
    await expect((await context.canvas.findAllByText('Choose an answer.'))[0]).toBeVisible();
  },
});

/** There are no questions: the page says so and links back. */
export const NoQuestions = meta.story({
  args: { as: 'active', path: '/user/subscriptions/active-1/follow-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There's nothing to answer right now")).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See your subscription' })).toHaveAttribute(
      'href',
      '/user/subscriptions/active-1',
    );
  },
});

/** The questions fail to load. */
export const LoadingFails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'listQuestions',
      status: 503,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Try again' }));
    await expect(await context.canvas.findByText(/^Question \d+ of/)).toBeVisible();
  },
});
