import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { Subscription } from '@patient/api';
import { pauseRegistrationAtom } from '../data/registrationStatus.ts';
import { leavePlaceAtom, takePlaceAheadAtom } from '../data/leftPlaces.ts';
import { currentSubscriptionAtom, moveStepAtom, requestMoveAtom } from '../data/stepper.ts';
import { setStepHistoriesAtom, stepHistoryAtom } from '../data/stepHistory.ts';
import { outcomeOf } from '#shared/service/errorCatalogue.ts';
import { backFrom, isFirstStep } from '../rules/back.ts';
import { stepOf, stepsOf } from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { forgetRegistration } from '#shared/patient/forgetRegistration.ts';

const SUBSCRIPTIONS = '/user/subscriptions';

type StepHistories = Readonly<Record<string, readonly string[]>>;

/** State and moves of the stepper. */
export interface Stepper {
  readonly subscription: Subscription | undefined;
  readonly step: string;
  readonly stepHistory: readonly string[];
  readonly onStepHistoryChange: (stepHistory: readonly string[]) => void;
  readonly goNext: () => Promise<void>;
  readonly goBack: () => void;
  /** Undoes the last `goBack`; returns whether there is more to undo. */
  readonly goForward: () => boolean;
  /** Sets the status to active and navigates to the list of subscriptions, where nothing is being registered. */
  readonly leave: () => void;
  /** Opens the account by the specification's dashboard rule, which keeps the place in the registration. */
  readonly pause: () => void;
  readonly isMoving: boolean;
}

/** Moves through the steps of the current subscription by the rules of specification section 4. */
export function useStepper(): Stepper {
  const [, navigate] = useLocation();
  const { session } = useAtomValue(environmentAtom);
  const subscription = useAtomValue(currentSubscriptionAtom);
  const stepHistory = useAtomValue(stepHistoryAtom);
  const setStepHistories = useSetAtom(setStepHistoriesAtom);
  const pauseRegistration = useSetAtom(pauseRegistrationAtom);
  const leavePlace = useSetAtom(leavePlaceAtom);
  const takePlaceAhead = useSetAtom(takePlaceAheadAtom);
  const requestMove = useSetAtom(requestMoveAtom);
  const { isPending: isMoving } = useAtomValue(moveStepAtom);
  const step = subscription ? stepOf(subscription) : '';

  const leave = useCallback(() => {
    forgetRegistration(session);
    session.setStatus('active');
    navigate(SUBSCRIPTIONS);
  }, [session, navigate]);

  const pause = useCallback(() => {
    pauseRegistration();
    navigate(SUBSCRIPTIONS);
  }, [pauseRegistration, navigate]);

  const onStepHistoryChange = useCallback(
    (next: readonly string[]) => setStepHistories({ [step]: next }),
    [setStepHistories, step],
  );

  const move = useCallback(
    async (direction: 'prev' | 'next', stepHistories: StepHistories = {}) => {
      if (subscription === undefined) return;
      try {
        const moved = await requestMove({ subscription, move: direction });
        if (moved === undefined) return;
        setStepHistories({ [stepOf(moved)]: undefined, ...stepHistories });
      } catch (error) {
        if (outcomeOf(error) !== 'toSubscriptions') throw error;
        leave();
      }
    },
    [subscription, requestMove, setStepHistories, leave],
  );

  const goNext = useCallback(() => move('next'), [move]);

  const goBack = useCallback(() => {
    if (subscription === undefined) return leave();
    const back = backFrom({ step, productType: subscription.productType, stepHistory });
    // This step has been sent, and the next one comes.
    if (back.kind === 'part' && isMoving) return undefined;
    leavePlace();
    if (back.kind === 'part') return onStepHistoryChange(back.stepHistory);
    if (isFirstStep(stepsOf(subscription), step)) return pause();
    // The notification shows the failure.
    move('prev', back.stepHistories).catch(() => undefined);
  }, [subscription, step, stepHistory, isMoving, onStepHistoryChange, move, leave, pause, leavePlace]);

  const goForward = useCallback(() => {
    const { place, hasMore } = takePlaceAhead();
    if (place?.step === step) onStepHistoryChange(place.stepHistory);
    // The notification shows the failure.
    else if (place !== undefined) move('next', { [place.step]: place.stepHistory }).catch(() => undefined);
    return hasMore;
  }, [takePlaceAhead, step, onStepHistoryChange, move]);

  return {
    subscription,
    step,
    stepHistory,
    onStepHistoryChange,
    goNext,
    goBack,
    goForward,
    leave,
    pause,
    isMoving,
  };
}
