import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { chooseAnswer, findQuestion, limitRenewalQuestions } from '../support/questions.ts';
import type { PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Missing gender',
  args: { as: 'renewal', path: '/user/subscriptions/renewal/renewal-1' },
});

/** `beforeEach` that removes the patient's gender and the answers so far. */
const withoutGender =
  (as: string) =>
  ({ visit }: { visit: Visit }) => {
    const { store } = visit.sandbox;
    const user = store.get('users', `user-${as}`, `user-${as}`);
    if (!user?.patient) throw new Error('There is no patient');
    const { gender: _gender, ...basic } = user.patient.basic ?? {};
    store.put('users', user._id, user._id, { ...user, patient: { ...user.patient, basic } });
    limitRenewalQuestions(as, 'wl', 'effect', 'wish')({ visit });
  };

/** Answers the gender by keyboard; focus moves from the removed button to the first question. */
async function answerGender(context: PlayContext) {
  await findQuestion(context, 'What sex were you assigned at birth?');
  await chooseAnswer(context, 'radio', 'Female');
  context.canvas.getByRole('button', { name: /^Continue/ }).focus();
  await userEvent.keyboard('{Enter}');
  const first = await findQuestion(context, 'How well does the treatment work for you?');
  await waitFor(() => expect(first).toHaveFocus());
}

/** A missing gender is asked before the questions of a renewal. */
export const OfRenewal = meta.story({
  tags: ['check'],
  beforeEach: withoutGender('renewal'),
  play: answerGender,
});

/** A missing gender is asked before the questions of a follow-up. */
export const OfFollowUp = meta.story({
  tags: ['check'],
  args: { as: 'followup', path: '/user/subscriptions/followup-1/follow-up' },
  beforeEach: withoutGender('followup'),
  play: answerGender,
});
