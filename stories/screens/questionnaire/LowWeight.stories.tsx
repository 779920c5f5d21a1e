import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import {
  findQuestion,
  limitQuestions,
  limitRenewalQuestions,
  pressContinue,
  storedVisitLog,
} from '../support/questions.ts';
import type { PlayContext } from '../support/subscription.ts';

const AS = 'register-questions';
const WL = 'wlQuestions';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Low weight',
  args: { path: '/steps', as: AS },
});

const startAtMeasures = limitQuestions(AS, WL, 'wl-height', 'wl-weight', 'wl-goal-weight', 'wl-reason');

const findHelp = (context: PlayContext) => findQuestion(context, 'Your weight is already low');

/** Answers the question about the weight today, in pounds. */
async function writeWeight(context: PlayContext, pounds: string) {
  const field = await context.canvas.findByRole('textbox', { name: /your weight today/ });
  await userEvent.clear(field);
  await userEvent.type(field, pounds);
  await pressContinue(context);
}

/** Enters a height and weight with a BMI of 14.8. */
async function openHelp(context: PlayContext) {
  const { canvas } = context;
  await findQuestion(context, 'How tall are you?');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Feet' }), '5');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Inches' }), '9');
  await writeWeight(context, '100');
  return findHelp(context);
}

/** Below a BMI of 18.5, help is shown first, and the goal weight is not asked. */
export const Help = meta.story({
  tags: ['step:questions'],
  beforeEach: startAtMeasures,
  play: async (context) => {
    const { canvas } = context;
    const heading = await openHelp(context);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByText(/body mass index \(BMI\) is 14\.8/)).toBeVisible();
    const links = canvas.getAllByRole('link', { name: /988|911/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:988', 'sms:988', 'tel:911']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue anyway' }));
    await findQuestion(context, 'What is your main reason for losing weight?');
    await waitFor(() =>
      expect(storedVisitLog(context, AS, WL)?.questionnaire?.map(({ questionId }) => questionId)).toEqual([
        'wl-height',
        'wl-weight',
      ]),
    );
  },
});

/** "Go back and check" returns to height and weight; the goal weight is asked again if the weight is not low. */
export const WrongWeight = meta.story({
  tags: ['flow'],
  beforeEach: startAtMeasures,
  play: async (context) => {
    const { canvas } = context;
    await openHelp(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back and check' }));
    await expect(canvas.queryByText('What weight would you like to reach?')).not.toBeInTheDocument();
    await writeWeight(context, '200');
    await findQuestion(context, 'What weight would you like to reach?');
  },
});

/** Changing the weight from the summary shows help, too. */
export const ChangedOnSummary = meta.story({
  tags: ['flow'],
  args: { as: 'register-summary' },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /About your treatment/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Change\s*:\s*What is your weight today/ }),
    );
    await findQuestion(context, 'What is your weight today?');
    await writeWeight(context, '100');
    await findHelp(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue anyway' }));
    await canvas.findByRole('heading', { level: 1, name: 'Review and send' });
    await expect((await canvas.findAllByText('Body mass index (BMI) 14.8'))[0]).toBeVisible();
  },
});

/** A renewal asks only for the weight, since the height is known. */
export const Renewal = meta.story({
  tags: ['flow'],
  args: { as: 'renewal', path: '/user/subscriptions/renewal/renewal-1' },
  beforeEach: limitRenewalQuestions('renewal', 'wl', 'weight', 'wish'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, 'What is your weight today?');
    await writeWeight(context, '100');
    const heading = await findHelp(context);
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back and check' }));
    await findQuestion(context, 'What is your weight today?');
    await pressContinue(context);
    await findHelp(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue anyway' }));
    await findQuestion(context, 'What would you like to do?');
  },
});
