import { expect, waitFor, within } from 'storybook/test';
import { subscriptionKeys } from '@patient/app/shared/subscriptions.ts';
import { cacheAtom, invalidate } from '@patient/app/shared/service/cache.ts';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE, setOnline } from '../support/network.ts';
import { chooseAnswer, findQuestion, limitRenewalQuestions, storedVisitLog } from '../support/questions.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';

/** Another device sends the answers while this one shows the questions. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Sent elsewhere',
});

const EFFECT = 'How well does the treatment work for you?';

/** Sends all answers, as from another device; returns a function that makes the questions due again. */
function sendElsewhere({ visit }: PlayContext, as: string): () => void {
  const { store } = visit.sandbox;
  const due = recordOf(visit, as);
  store.delete('visitLogs', due._id, 'wlReQuestions');
  store.put('subscriptions', due.patientId, due._id, {
    ...due,
    status: 'pending',
    review: { value: 'pending' },
    renewal: false,
  });
  return () => store.put('subscriptions', due.patientId, due._id, due);
}

/** Play function: the next answer opens the subscriptions and is not reused when the questions are due again. */
const opensSubscriptions = (as: string, path: string) => async (context: PlayContext) => {
  const { canvas, visit } = context;
  await findQuestion(context, EFFECT);
  const makeDueAgain = sendElsewhere(context, as);
  await chooseAnswer(context, 'radio', 'Very well');
  await waitFor(() => expect(visit.location.history.at(-1)).toBe('/user/subscriptions'));
  await canvas.findByText('Cannot update subscription! Subscription completed.');
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByText('In Review')).toBeVisible();

  makeDueAgain();
  // Simulates showing the page again.
  void invalidate(visit.store.get(cacheAtom), subscriptionKeys.each());
  visit.location.navigate(path);
  await findQuestion(context, EFFECT);
  await expect(await canvas.findByRole('radio', { name: 'Very well' })).not.toBeChecked();
  await chooseAnswer(context, 'radio', 'Well enough');
  await waitFor(() =>
    expect(storedVisitLog(context, as, 'wlReQuestions')?.questionnaire).toMatchObject([
      { optionIds: ['wl-again-effect-2'] },
    ]),
  );
  await expect(visit.location.history.at(-1)).toBe(path);
};

const RENEWAL = '/user/subscriptions/renewal/renewal-1';
const FOLLOW_UP = '/user/subscriptions/followup-1/follow-up';

export const Renewal = meta.story({
  args: { as: 'renewal', path: RENEWAL },
  tags: ['check', 'message:subscriptionCompleted'],
  beforeEach: limitRenewalQuestions('renewal', 'wl', 'effect', 'wish'),
  play: opensSubscriptions('renewal', RENEWAL),
});

export const FollowUp = meta.story({
  args: { as: 'followup', path: FOLLOW_UP },
  tags: ['check', 'message:subscriptionCompleted'],
  beforeEach: limitRenewalQuestions('followup', 'wl', 'effect', 'wish'),
  play: opensSubscriptions('followup', FOLLOW_UP),
});

/** Opening a follow-up without questions keeps the unsent answers of a renewal on the device. */
export const NoFollowUpDuringRenewal = meta.story({
  tags: ['check'],
  args: { as: 'renewal', path: RENEWAL },
  beforeEach: limitRenewalQuestions('renewal', 'wl', 'effect', 'wish'),
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, EFFECT);
    visit.sandbox.faults.set({ operation: 'createVisitLog', status: 503, message: FAILING_MESSAGE });
    setOnline(false);
    await chooseAnswer(context, 'radio', 'Very well');
    await expect((await canvas.findAllByText(/on this device/))[0]).toBeInTheDocument();
    visit.location.navigate('/user/subscriptions/renewal-1/follow-up');
    await canvas.findByText("There's nothing to answer right now");
    visit.location.navigate(RENEWAL);
    await findQuestion(context, EFFECT);
    await expect(await canvas.findByRole('radio', { name: 'Very well' })).toBeChecked();
    visit.sandbox.faults.clear();
    setOnline(true);
    await waitFor(() =>
      expect(storedVisitLog(context, 'renewal', 'wlReQuestions')?.questionnaire).toHaveLength(1),
    );
  },
});
