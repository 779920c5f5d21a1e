import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { chooseAnswer, findQuestion, limitRenewalQuestions, pressContinue } from '../support/questions.ts';
import { type PlayContext, recordOf } from '../support/subscription.ts';

const AS = 'renewal';
const PATH = `/user/subscriptions/renewal/${AS}-1`;

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Renewal gender',
  args: { as: AS, path: PATH },
});

/** Corrects the gender on the profile. */
async function correctGender({ canvas, visit }: PlayContext): Promise<void> {
  visit.location.navigate('/user/profile');
  const about = within(await canvas.findByRole('region', { name: 'About you' }));
  await userEvent.click(await about.findByRole('button', { name: 'Edit About you' }));
  await userEvent.click(await about.findByRole('radio', { name: 'Female' }));
  await userEvent.click(await about.findByRole('button', { name: 'Save' }));
  await about.findByRole('button', { name: 'Edit About you' });
  await expect(await about.findByText('Female')).toBeVisible();
}

/** Gender corrected during the renewal: its questions are added and must be answered before sending. */
export const Corrected = meta.story({
  tags: ['check'],
  beforeEach: limitRenewalQuestions(AS, 'wl', 'effect', 'expecting'),
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, 'How well does the treatment work for you?');
    await chooseAnswer(context, 'radio', 'Very well');
    await pressContinue(context);
    await canvas.findByRole('heading', { level: 2, name: 'Your plan' });

    await correctGender(context);
    visit.location.navigate(PATH);
    await canvas.findByText('Question 1 of 2');
    await expect(await canvas.findByRole('radio', { name: 'Very well' })).toBeChecked();
    await pressContinue(context);
    await findQuestion(context, 'Are you pregnant, or planning to become pregnant?');
    await chooseAnswer(context, 'radio', 'No');
    await pressContinue(context);
    await canvas.findByRole('heading', { level: 2, name: 'Your plan' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Renew prescription' }));
    await waitFor(() => expect(visit.location.history.at(-1)).toBe(`/user/subscriptions/${AS}-1`));
    await expect(recordOf(visit, AS).questionnaire).toMatchObject([
      { questionId: 'wl-again-effect', optionIds: ['wl-again-effect-1'] },
      { questionId: 'wl-again-expecting', optionIds: ['wl-again-expecting-2'] },
    ]);
  },
});
