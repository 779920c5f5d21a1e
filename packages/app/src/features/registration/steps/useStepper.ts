import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { Subscription } from '@patient/api';
import { stepOf } from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { forgetRegistration } from '#shared/patient/forgetRegistration.ts';
import { pauseRegistration } from '#shared/patient/registrationStatus.ts';
import { outcomeOf } from '#shared/service/errorCatalogue.ts';
import type { StepProps } from '#shared/view/step.ts';
import {
  currentSubscriptionAtom,
  moveStepAtom,
  requestMoveAtom,
  reviewedAtom,
  stepHistoriesAtom,
  type StepMove,
} from '../data/stepper.ts';
import { ACCOUNT, initialStepHistory, placesTo, returnTarget, type Place } from '../rules/places.ts';

const SUBSCRIPTIONS = '/user/subscriptions';

/** Where something can be changed. */
export interface ChangeTarget {
  readonly step: string;
  /** Part of the step; without it, the step begins where it always does. */
  readonly stepHistory?: readonly string[];
}

/** State and moves of the stepper. */
export interface Stepper extends Omit<StepProps, 'subscription' | 'onHelp'> {
  readonly subscription: Subscription | undefined;
  readonly step: string;
  /** Places that Back leads through, the shown one last. */
  readonly places: readonly Place[];
  /** Shows the place before or, after going back, one ahead. */
  readonly moveTo: (place: Place) => void;
  /** Opens what is to be changed, from the summary; going on leads back there. */
  readonly change: (target: ChangeTarget) => void;
  /** Sets the status to active and navigates to the list of subscriptions, where nothing is being registered. */
  readonly leave: () => void;
  /** Opens the account by the specification's dashboard rule, which keeps the place in the registration. */
  readonly pause: () => void;
}

const NO_PLACES: readonly Place[] = [];

/** Moves through the steps of the current subscription by the rules of specification section 4. */
export function useStepper(): Stepper {
  const [, navigate] = useLocation();
  const { session } = useAtomValue(environmentAtom);
  const subscription = useAtomValue(currentSubscriptionAtom);
  const [stepHistories, setStepHistories] = useAtom(stepHistoriesAtom);
  const [reviewed, setReviewed] = useAtom(reviewedAtom);
  const requestMove = useSetAtom(requestMoveAtom);
  const { isPending: isMoving } = useAtomValue(moveStepAtom);
  const id = subscription?._id;
  const step = subscription ? stepOf(subscription) : '';
  const stepHistory = stepHistories[`${id} ${step}`] ?? initialStepHistory(step);
  const isReviewing = id !== undefined && reviewed === id;
  const places = subscription ? placesTo(subscription, stepHistory) : NO_PLACES;

  const leave = useCallback(() => {
    forgetRegistration(session);
    session.setStatus('active');
    navigate(SUBSCRIPTIONS);
  }, [session, navigate]);

  const pause = () => {
    pauseRegistration(session);
    navigate(SUBSCRIPTIONS);
  };

  /** Sets the history of a step; undefined resets it. */
  const setHistoryOf = useCallback(
    (of: string, history: readonly string[] | undefined) =>
      setStepHistories((all) => ({ ...all, [`${id} ${of}`]: history })),
    [setStepHistories, id],
  );
  const onStepHistoryChange = useCallback(
    (next: readonly string[]) => setHistoryOf(step, next),
    [setHistoryOf, step],
  );

  /** Moves to another step; without a place there, it begins where it always does. */
  const move = async (request: Omit<StepMove, 'subscription'>, to?: Place) => {
    if (subscription === undefined) return;
    try {
      const moved = await requestMove({ subscription, ...request });
      if (moved === undefined || request.target !== undefined) return;
      const reached = stepOf(moved);
      setHistoryOf(reached, reached === to?.step ? to.stepHistory : undefined);
    } catch (error) {
      // From the summary, the page leads on once the list shows what was sent elsewhere.
      if (request.target !== undefined || outcomeOf(error) !== 'toSubscriptions') throw error;
      leave();
    }
  };

  const goNext = () => move({ move: 'next', ...(isReviewing && { target: returnTarget(step) }) });

  const moveTo = (place: Place) => {
    if (place.id === ACCOUNT.id) return pause();
    if (place.step !== step)
      // The notification shows the failure.
      return void move({ move: place.order < (places.at(-1)?.order ?? 0) ? 'prev' : 'next' }, place).catch(
        () => undefined,
      );
    // While the step is being left, the next one is about to be shown.
    if (!isMoving) onStepHistoryChange(place.stepHistory);
  };

  const change = (target: ChangeTarget) => {
    setHistoryOf(target.step, target.stepHistory);
    setReviewed(id);
    // The notification shows the failure.
    move({ move: 'prev', target: target.step }).catch(() => undefined);
  };

  const before = places.at(-2);
  return {
    subscription,
    step,
    stepHistory,
    places,
    onStepHistoryChange,
    goNext,
    goBack: () => (before ? moveTo(before) : leave()),
    moveTo,
    change,
    leave,
    pause,
    isMoving,
    isReviewing,
  };
}
