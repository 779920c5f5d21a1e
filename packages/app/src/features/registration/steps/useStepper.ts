import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { Subscription } from '@patient/api';
import { stepOf, ACCOUNT_PLACE, placesTo, returnTarget, type RegistrationPlace } from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { clearRegistrationData } from '#shared/patient/clearRegistrationData.ts';
import { pauseRegistration } from '#shared/patient/registrationStatus.ts';
import { outcomeOf } from '#shared/service/errorCatalog.ts';
import type { StepProps } from '#shared/view/step.ts';
import {
  currentSubscriptionAtom,
  moveStepAtom,
  requestMoveAtom,
  reviewedAtom,
  setStepHistoryAtom,
  stepHistoryAtom,
  type StepMove,
} from '../data/stepper.ts';

const SUBSCRIPTIONS = '/user/subscriptions';

/** Step and part that the patient opens from the summary. */
export interface ChangeTarget {
  readonly step: string;
  /** History that opens a part of the step; by default its first part. */
  readonly stepHistory?: readonly string[];
}

/** State and moves of the stepper. */
export interface Stepper extends Omit<StepProps, 'subscription' | 'onHelp'> {
  readonly subscription: Subscription | undefined;
  readonly step: string;
  /** Places that Back leads through, ending with the shown one. */
  readonly places: readonly RegistrationPlace[];
  /** Shows the previous place or, after going back, a later one. */
  readonly moveTo: (place: RegistrationPlace) => void;
  /** Opens a step from the summary; Continue leads back to the summary. */
  readonly change: (target: ChangeTarget) => void;
  /** Ends the registration on this device: sets the status to active and navigates to the list of subscriptions. */
  readonly leave: () => void;
  /** Opens the account by the specification's dashboard rule; the patient can continue the registration later. */
  readonly pause: () => void;
}

const NO_PLACES: readonly RegistrationPlace[] = [];

/** Steps of the current registration and navigation between them (specification section 4). */
export function useStepper(): Stepper {
  const [, navigate] = useLocation();
  const { session } = useAtomValue(environmentAtom);
  const subscription = useAtomValue(currentSubscriptionAtom);
  const [reviewed, setReviewed] = useAtom(reviewedAtom);
  const requestMove = useSetAtom(requestMoveAtom);
  const { isPending: isMoving } = useAtomValue(moveStepAtom);
  const id = subscription?._id;
  const step = subscription ? stepOf(subscription) : '';
  const stepHistory = useAtomValue(stepHistoryAtom({ subscription, step }));
  const setHistory = useSetAtom(setStepHistoryAtom);
  const isReviewing = id !== undefined && reviewed === id;
  const places = subscription ? placesTo(subscription, stepHistory) : NO_PLACES;

  const leave = useCallback(() => {
    clearRegistrationData(session);
    session.setStatus('active');
    navigate(SUBSCRIPTIONS);
  }, [session, navigate]);

  const pause = () => {
    pauseRegistration(session);
    navigate(SUBSCRIPTIONS);
  };

  const setHistoryOf = (of: string, history: readonly string[] = []) =>
    setHistory({ subscription, step: of }, history);
  const onStepHistoryChange = useCallback(
    (next: readonly string[]) => setHistory({ subscription, step }, next),
    [setHistory, subscription, step],
  );

  /** Moves to another step and opens `to` if it is a place of that step; otherwise the step's first part. */
  const move = async (request: Omit<StepMove, 'subscription'>, to?: RegistrationPlace) => {
    if (subscription === undefined) return;
    try {
      const moved = await requestMove({ subscription, ...request });
      if (moved === undefined || request.target !== undefined) return;
      const reached = stepOf(moved);
      setHistoryOf(reached, reached === to?.step ? to.stepHistory : undefined);
    } catch (error) {
      // StepsScreen opens the subscriptions.
      if (outcomeOf(error) !== 'toSubscriptions') throw error;
    }
  };

  const goNext = () => move({ move: 'next', ...(isReviewing && { target: returnTarget(step) }) });

  const moveTo = (place: RegistrationPlace) => {
    if (place.id === ACCOUNT_PLACE.id) return pause();
    if (place.step !== step)
      // The notification shows the failure.
      return void move({ move: place.order < (places.at(-1)?.order ?? 0) ? 'prev' : 'next' }, place).catch(
        () => undefined,
      );
    // Ignored during a move to another step, which replaces this one.
    if (!isMoving) onStepHistoryChange(place.stepHistory);
  };

  const change = (target: ChangeTarget) => {
    setHistoryOf(target.step, target.stepHistory);
    setReviewed(id);
    // The notification shows the failure.
    move({ move: 'prev', target: target.step }).catch(() => undefined);
  };

  const previous = places.at(-2);
  return {
    subscription,
    step,
    stepHistory,
    places,
    onStepHistoryChange,
    goNext,
    goBack: () => (previous ? moveTo(previous) : leave()),
    moveTo,
    change,
    leave,
    pause,
    isMoving,
    isReviewing,
  };
}
