import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { chooseAnswer, findQuestion, limitQuestions, pressContinue } from '../support/questions.ts';
import { delayRequest } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';

const AS = 'register-questions';
const WL = 'wlQuestions';
const FIRST = 'What is your main reason for losing weight?';
const LAST = 'How active are you in an ordinary week?';

/** The patient goes back while the last Continue is pending. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Back while saving',
  args: { path: '/steps', as: AS },
});

const beforeEach = limitQuestions(AS, WL, 'wl-reason', 'wl-activity');

async function answerFirst(context: PlayContext) {
  await findQuestion(context, FIRST);
  await chooseAnswer(context, 'radio', 'To have more energy');
  await pressContinue(context);
  await findQuestion(context, LAST);
}

const goBack = async ({ canvas }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Back' }));

/** Back while the answer is being saved cancels Continue: the previous question stays. */
export const BackWhileSaving = meta.story({
  tags: ['check'],
  beforeEach,
  play: async (context) => {
    const { canvas, visit } = context;
    await answerFirst(context);
    const release = delayRequest(context, 'put', '/api/online-visit-log/:id');
    const [answer] = await canvas.findAllByRole('radio');
    answer?.click();
    await release.received;
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

/** Back is ignored once the step change is sent: no question appears that would be replaced immediately. */
export const BackWhileMoving = meta.story({
  tags: ['check'],
  beforeEach,
  play: async (context) => {
    const { canvas } = context;
    await answerFirst(context);
    const release = delayRequest(context, 'patch', '/api/v2/subscription/stepper/:id');
    const [answer] = await canvas.findAllByRole('radio');
    answer?.click();
    await pressContinue(context);
    await release.received;
    await goBack(context);
    await findQuestion(context, LAST);
    release();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: LAST })).not.toBeInTheDocument());
    await expect(canvas.queryByRole('heading', { name: FIRST })).not.toBeInTheDocument();
  },
});
