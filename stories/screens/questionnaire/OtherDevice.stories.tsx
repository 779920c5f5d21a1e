import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import {
  chooseAnswer,
  findQuestion,
  limitQuestions,
  pressContinue,
  storedVisitLog,
} from '../support/questions.ts';
import type { PlayContext } from '../support/subscription.ts';

const AS = 'register-questions';
const WL = 'wlQuestions';
const EATING = 'wl-eating-disorder';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Other device',
  args: { path: '/steps', as: AS },
});

const beforeEach = limitQuestions(AS, WL, EATING, `${EATING}-which`, `${EATING}-now`, 'wl-activity');

/** Changes the first answer to Yes, as from another device. */
function answerElsewhere({ visit: { sandbox } }: PlayContext): void {
  const log = sandbox.store.get('visitLogs', `${AS}-1`, WL);
  if (log === undefined) throw new Error('There is no log');
  const questionnaire = [{ questionId: EATING, optionIds: [`${EATING}-1`] }];
  sandbox.store.put('visitLogs', `${AS}-1`, WL, { ...log, questionnaire });
}

/** Answers the first question with No and opens the next one. */
async function answerFirst(context: PlayContext): Promise<void> {
  await findQuestion(context, 'Have you ever had an eating disorder?');
  await chooseAnswer(context, 'radio', 'No');
  await pressContinue(context);
  await findQuestion(context, 'How active are you in an ordinary week?');
  await waitFor(() => expect(storedVisitLog(context, AS, WL)?.lastQuestionIndex).toBe(1));
  await expect(await context.canvas.findByText('Question 2 of 2')).toBeVisible();
}

/** Answering another question on an open page keeps an answer changed on another device and shows its follow-up question. */
export const ChangedElsewhere = meta.story({
  tags: ['check'],
  beforeEach,
  play: async (context) => {
    const { canvas, visit } = context;
    await answerFirst(context);
    answerElsewhere(context);
    await visit.sandbox.advance(60_000);
    const [activity] = await canvas.findAllByRole('radio');
    activity?.click();
    await waitFor(() => expect(storedVisitLog(context, AS, WL)?.questionnaire).toHaveLength(2));
    await expect(storedVisitLog(context, AS, WL)?.questionnaire?.[0]).toMatchObject({
      optionIds: [`${EATING}-1`],
    });
    await pressContinue(context);
    await findQuestion(context, 'Which one?');
  },
});

/** A page that is shown again has the answers from the other device. */
export const ShownAgain = meta.story({
  tags: ['check'],
  beforeEach,
  play: async (context) => {
    await answerFirst(context);
    answerElsewhere(context);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await findQuestion(context, 'Which one?');
    await expect(
      await context.canvas.findByText(
        'Because you answered “Yes” to “Have you ever had an eating disorder?”',
      ),
    ).toBeVisible();
  },
});
