import type { Gender } from '@patient/api';
import { environmentAtom } from '@patient/app/shared/environment.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { chooseAnswer, findQuestion, keepQuestions, pressContinue } from '../support/questions.ts';
import type { PlayContext } from '../support/subscription.ts';

const AS = 'register-questions';
const WL = 'wlQuestions';
const ASKED_OF_ALL = 'How active are you in an ordinary week?';
const ASKED_OF_WOMEN = 'Which contraception do you use?';

/** Sets what the service has of the patient. */
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

const ofMan = (context: PlayContext) => {
  keepQuestions(AS, WL, 'wl-activity', 'wl-contraception')(context);
  setGender(context, 'male');
};

/** Corrects the gender in another tab, which tells this one that something has changed. */
function correctInOtherTab(context: PlayContext): void {
  setGender(context, 'female');
  const otherTab = new BroadcastChannel(`changes ${context.visit.store.get(environmentAtom).serviceUrl}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  otherTab.postMessage({ patientId: `patient-${AS}` });
  otherTab.close();
}

/** Questions that are open ask what they ask of the corrected gender, and the registration goes on from them. */
export const OtherTab = meta.story({
  tags: ['check'],
  beforeEach: ofMan,
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, ASKED_OF_ALL);
    await expect(await canvas.findByText('Question 1 of 1')).toBeVisible();
    const [activity] = await canvas.findAllByRole('radio');
    activity?.click();
    await canvas.findByText('Saved');
    correctInOtherTab(context);
    await findQuestion(context, ASKED_OF_WOMEN);
    await chooseAnswer(context, 'radio', 'None');
    await pressContinue(context);
    await findQuestion(context, ASKED_OF_ALL);
    await expect((await canvas.findAllByRole('radio'))[0]).toBeChecked();
    await pressContinue(context);
    await waitFor(() =>
      expect(visit.sandbox.store.get('subscriptions', `patient-${AS}`, `${AS}-1`)?.registrationStep).toBe(
        'treatment',
      ),
    );
  },
});

/** Where they don't load, the page says so and doesn't go on with those of the gender before. */
export const NotLoaded = meta.story({
  tags: ['check'],
  beforeEach: ofMan,
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, ASKED_OF_ALL);
    visit.sandbox.faults.set({ operation: 'listQuestions', status: 503, message: FAILING_MESSAGE, times: 1 });
    correctInOtherTab(context);
    await canvas.findByText("We couldn't load your questions");
    await expect(canvas.queryByText(ASKED_OF_ALL)).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await findQuestion(context, ASKED_OF_WOMEN);
  },
});
