import type { Gender } from '@patient/api';
import { environmentAtom } from '@patient/app/shared/environment.ts';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { chooseAnswer, findQuestion, limitQuestions, pressContinue } from '../support/questions.ts';
import type { PlayContext } from '../support/subscription.ts';

const AS = 'register-questions';
const WL = 'wlQuestions';
const QUESTION_FOR_ALL = 'How active are you in an ordinary week?';
const QUESTION_FOR_WOMEN = 'Which contraception do you use?';

/** Sets the patient's gender in the sandbox. */
function setGender({ visit: { sandbox } }: Pick<PlayContext, 'visit'>, gender: Gender): void {
  const user = sandbox.store.get('users', `user-${AS}`, `user-${AS}`);
  if (!user?.patient) throw new Error('There is no patient');
  const patient = { ...user.patient, basic: { ...user.patient.basic, gender } };
  sandbox.store.put('users', user._id, user._id, { ...user, patient });
}

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Changed gender',
  args: { path: '/steps', as: AS },
});

const startAsMale = (context: PlayContext) => {
  limitQuestions(AS, WL, 'wl-activity', 'wl-contraception')(context);
  setGender(context, 'male');
};

/** Corrects the gender as in another tab, which notifies this one of the change. */
function correctInOtherTab(context: PlayContext): void {
  setGender(context, 'female');
  const otherTab = new BroadcastChannel(`changes ${context.visit.store.get(environmentAtom).serviceUrl}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  otherTab.postMessage({ patientId: `patient-${AS}` });
  otherTab.close();
}

/** The open questionnaire switches to the questions for the corrected gender, and the registration continues from there. */
export const OtherTab = meta.story({
  tags: ['check'],
  beforeEach: startAsMale,
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, QUESTION_FOR_ALL);
    await expect(await canvas.findByText('Question 1 of 1')).toBeVisible();
    const [activity] = await canvas.findAllByRole('radio');
    activity?.click();
    await canvas.findByText('Saved');
    correctInOtherTab(context);
    await findQuestion(context, QUESTION_FOR_WOMEN);
    await chooseAnswer(context, 'radio', 'None');
    await pressContinue(context);
    await findQuestion(context, QUESTION_FOR_ALL);
    await expect((await canvas.findAllByRole('radio'))[0]).toBeChecked();
    await pressContinue(context);
    await waitFor(() =>
      expect(visit.sandbox.store.get('subscriptions', `patient-${AS}`, `${AS}-1`)?.registrationStep).toBe(
        'treatment',
      ),
    );
  },
});
