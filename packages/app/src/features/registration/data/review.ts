import { atom } from 'jotai';
import type { Subscription } from '@patient/api';
import { stepOf, stepsOf } from '@patient/api/model';
import { mutation } from '#shared/service/mutation.ts';
import { isUnanswered } from '#shared/service/isUnanswered.ts';
import { keepSubscription } from '#shared/patient/subscriptions.ts';
import { moveStep, oneMove } from './stepper.ts';

/** Id of the subscription whose patient came back from the summary. */
const reviewedAtom = atom<string | undefined>(undefined);

/** Whether a subscription's patient came back from the summary to change something. */
export const isReviewingAtom = atom(
  (get) => get(reviewedAtom),
  (_get, set, id: string | undefined) => set(reviewedAtom, id),
);

/** A move over several steps. */
export interface LongMove {
  readonly subscription: Subscription;
  readonly target: string;
}

/**
 * Mutation of a move over several steps; stops where the service requires something first. After a failure on the way, the
 * page shows the step that it reached.
 */
export const moveToAtom = mutation<LongMove, Subscription>('moveRegistrationStep', {
  async send(client, { subscription, target }, { cache }) {
    const order = stepsOf(subscription);
    const goal = order.indexOf(target);
    const indexOf = (at: Subscription) => order.indexOf(stepOf(at));
    const isBack = goal < indexOf(subscription);
    let at = subscription;
    try {
      while (isBack ? indexOf(at) > goal : indexOf(at) < goal)
        at = await moveStep(client, { subscription: at, move: isBack ? 'prev' : 'next' });
    } catch (error) {
      if (at === subscription) throw error;
      // The step itself shows what it requires.
      if (isBack || isUnanswered(error)) {
        await keepSubscription(cache, at);
        throw error;
      }
    }
    return at;
  },
  onSuccess: ({ cache }, moved) => keepSubscription(cache, moved),
});

/** Moves step by step to another one; see {@link oneMove}. */
export const requestMoveToAtom = atom(null, (get, set, request: LongMove) =>
  oneMove(get, set, () => get(moveToAtom).mutateAsync(request)),
);
