import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { cacheAtom } from '@patient/app/shared/service/cache.ts';
import { appStory } from '../support/appStory.tsx';
import { chooseAnswer, findQuestion, limitRenewalQuestions, pressContinue } from '../support/questions.ts';

const AS = 'followup';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Follow-up gender',
  args: { as: AS, path: `/user/subscriptions/${AS}-1/follow-up` },
});

/** Gender corrected on another device: its question is added, and Continue returns to the review. */
export const Corrected = meta.story({
  tags: ['check'],
  beforeEach: limitRenewalQuestions(AS, 'wl', 'effect', 'expecting'),
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, 'How well does the treatment work for you?');
    await chooseAnswer(context, 'radio', 'Very well');
    await pressContinue(context);
    await canvas.findByRole('heading', { level: 2, name: 'Check your answers' });

    const user = visit.sandbox.store.get('users', `user-${AS}`, `user-${AS}`);
    if (user?.patient === undefined) throw new Error('There is no patient');
    const { patient } = user;
    visit.sandbox.store.put('users', `user-${AS}`, `user-${AS}`, {
      ...user,
      patient: { ...patient, basic: { ...patient.basic, gender: 'female' } },
    });
    // Simulates showing the page again.
    void visit.store.get(cacheAtom).invalidateQueries({ queryKey: ['me'] });

    await canvas.findByText('Question 1 of 2');
    await pressContinue(context);
    await findQuestion(context, 'Are you pregnant, or planning to become pregnant?');
    await chooseAnswer(context, 'radio', 'No');
    await pressContinue(context);
    await canvas.findByRole('heading', { level: 2, name: 'Check your answers' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to your doctor' }));
    await waitFor(() => expect(visit.location.history.at(-1)).toBe(`/user/subscriptions/${AS}-1`));
  },
});
