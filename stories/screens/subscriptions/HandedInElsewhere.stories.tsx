import { expect, waitFor, within } from 'storybook/test';
import { subscriptionKeys } from '@patient/app/shared/patient/subscriptions.ts';
import { cacheAtom, invalidate } from '@patient/app/shared/service/cache.ts';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE, setOnline } from '../support/network.ts';
import { chooseAnswer, findQuestion, keepRevisit, storedVisitLog } from '../support/questions.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';

/** Another device hands in the answers while this one shows the questions. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Handed in elsewhere',
});

const EFFECT = 'How well does the treatment work for you?';

/** Hands in all answers, as the other device does; returns what makes the service ask again. */
function handInElsewhere({ visit }: PlayContext, as: string): () => void {
  const { store } = visit.sandbox;
  const asked = recordOf(visit, as);
  store.delete('visitLogs', asked._id, 'wlQuestions');
  store.put('subscriptions', asked.patientId, asked._id, {
    ...asked,
    status: 'pending',
    review: { value: 'pending' },
    renewal: false,
  });
  return () => store.put('subscriptions', asked.patientId, asked._id, asked);
}

/** The next answer leads to the subscriptions, and is not kept for the next time the service asks. */
const leadsToSubscriptions = (as: string, path: string) => async (context: PlayContext) => {
  const { canvas, visit } = context;
  await findQuestion(context, EFFECT);
  const askAgain = handInElsewhere(context, as);
  await chooseAnswer(context, 'radio', 'Very well');
  await waitFor(() => expect(visit.location.history.at(-1)).toBe('/user/subscriptions'));
  await canvas.findByText('Cannot update subscription! Subscription completed.');
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByText('In Review')).toBeVisible();

  askAgain();
  // As when the page is looked at again.
  void invalidate(visit.store.get(cacheAtom), subscriptionKeys.each());
  visit.location.navigate(path);
  await findQuestion(context, EFFECT);
  await expect(await canvas.findByRole('radio', { name: 'Very well' })).not.toBeChecked();
  await chooseAnswer(context, 'radio', 'Well enough');
  await waitFor(() =>
    expect(storedVisitLog(context, as, 'wlQuestions')?.questionnaire).toMatchObject([
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
  beforeEach: keepRevisit('renewal', 'wl', 'effect', 'wish'),
  play: leadsToSubscriptions('renewal', RENEWAL),
});

export const FollowUp = meta.story({
  args: { as: 'followup', path: FOLLOW_UP },
  tags: ['check', 'message:subscriptionCompleted'],
  beforeEach: keepRevisit('followup', 'wl', 'effect', 'wish'),
  play: leadsToSubscriptions('followup', FOLLOW_UP),
});

/** A page that asks for nothing leaves the answers of a renewal alone, which wait on the device. */
export const NothingToAnswerBesideRenewal = meta.story({
  tags: ['check'],
  args: { as: 'renewal', path: RENEWAL },
  beforeEach: keepRevisit('renewal', 'wl', 'effect', 'wish'),
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
      expect(storedVisitLog(context, 'renewal', 'wlQuestions')?.questionnaire).toHaveLength(1),
    );
  },
});
