import { atom } from 'jotai';
import { atomWithMutation } from 'jotai-tanstack-query';
import type { Subscription } from '@patient/api';
import { stepOf, stepsOf } from '@patient/api/model';
import { cacheAtom, cacheOf } from '#shared/service/cache.ts';
import { quietClientAtom } from '#shared/service/client.ts';
import { isUnanswered } from '#shared/service/isUnanswered.ts';
import { keepSubscription } from '#shared/patient/keepSubscription.ts';
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
 * Mutation of a move over several steps; stops where the service asks for something first. One that fails on the way has
 * got as far as the page then shows.
 */
export const moveToAtom = atomWithMutation<Subscription, LongMove, Error>((get) => {
  // As for one step: only a move that fails for good is worth a notification.
  const client = get(quietClientAtom);
  const cache = get(cacheAtom);
  return {
    mutationKey: ['moveTo'],
    mutationFn: async ({ subscription, target }) => {
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
        // What is asked for on the way on is shown by the step that asks.
        if (isBack || isUnanswered(error)) {
          await keepSubscription(cache, at);
          throw error;
        }
      }
      return at;
    },
    onSuccess: (moved) => keepSubscription(cache, moved),
  };
}, cacheOf);

/** Moves step by step to another one; see {@link oneMove}. */
export const requestMoveToAtom = atom(null, (get, set, request: LongMove) =>
  oneMove(get, set, () => get(moveToAtom).mutateAsync(request)),
);
