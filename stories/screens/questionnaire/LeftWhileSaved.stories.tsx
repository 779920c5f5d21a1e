import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { chooseAnswer, findQuestion, keepQuestions, pressContinue } from '../support/questions.ts';
import { holdRequest } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';

const AS = 'register-questions';
const WL = 'wlQuestions';
const FIRST = 'What is your main reason for losing weight?';
const LAST = 'How active are you in an ordinary week?';

/** The patient goes back while the last Continue is under way. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Left while saved',
  args: { path: '/steps', as: AS },
});

const beforeEach = keepQuestions(AS, WL, 'wl-reason', 'wl-activity');

async function answerFirst(context: PlayContext) {
  await findQuestion(context, FIRST);
  await chooseAnswer(context, 'radio', 'To have more energy');
  await pressContinue(context);
  await findQuestion(context, LAST);
}

const goBack = async ({ canvas }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Back' }));

/** While the answer is sent, Back counts: nobody is led on from the question before. */
export const BackWhileSent = meta.story({
  tags: ['check'],
  beforeEach,
  play: async (context) => {
    const { canvas, visit } = context;
    await answerFirst(context);
    const release = holdRequest(context, 'put', '/api/online-visit-log/:id');
    const [answer] = await canvas.findAllByRole('radio');
    answer?.click();
    await release.isHeld;
    await pressContinue(context);
    await goBack(context);
    await findQuestion(context, FIRST);
    release();
    const main = within(canvas.getByRole('main'));
    const next = await main.findByRole('button', { name: /^Continue/ });
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(next);
    await findQuestion(context, LAST);
    await expect(visit.calls.filter((call) => call.includes('stepper'))).toEqual([]);
  },
});

/** Once the step itself is sent, Back shows no question that is torn away a moment later. */
export const BackWhileMoving = meta.story({
  tags: ['check'],
  beforeEach,
  play: async (context) => {
    const { canvas } = context;
    await answerFirst(context);
    const release = holdRequest(context, 'patch', '/api/v2/subscription/stepper/:id');
    const [answer] = await canvas.findAllByRole('radio');
    answer?.click();
    await pressContinue(context);
    await release.isHeld;
    await goBack(context);
    await findQuestion(context, LAST);
    release();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: LAST })).not.toBeInTheDocument());
    await expect(canvas.queryByRole('heading', { name: FIRST })).not.toBeInTheDocument();
  },
});
