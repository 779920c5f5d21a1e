import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { Subscription } from '@patient/api';
import { currentSubscriptionAtom, moveStepAtom } from '../data/stepper.ts';
import { setStepHistoriesAtom, stepHistoryAtom } from '../data/stepHistory.ts';
import { outcomeOf } from '../../../shared/service/errorCatalogue.ts';
import { backFrom, isFirstStep } from '../rules/back.ts';
import { stepOf, stepsOf } from '@patient/api/model';
import { environmentAtom } from '../../../shared/environment.ts';

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
  /** Sets the status to active and navigates to the list of subscriptions. */
  readonly leave: () => void;
  readonly isMoving: boolean;
}

/** Moves through the steps of the current subscription by the rules of specification section 4. */
export function useStepper(): Stepper {
  const [, navigate] = useLocation();
  const { session } = useAtomValue(environmentAtom);
  const subscription = useAtomValue(currentSubscriptionAtom);
  const stepHistory = useAtomValue(stepHistoryAtom);
  const setStepHistories = useSetAtom(setStepHistoriesAtom);
  const { mutateAsync, isPending: isMoving } = useAtomValue(moveStepAtom);
  const step = subscription ? stepOf(subscription) : '';

  const leave = useCallback(() => {
    session.setStatus('active');
    navigate(SUBSCRIPTIONS);
  }, [session, navigate]);

  const onStepHistoryChange = useCallback(
    (next: readonly string[]) => setStepHistories({ [step]: next }),
    [setStepHistories, step],
  );

  const move = useCallback(
    async (direction: 'prev' | 'next', stepHistories: StepHistories = {}) => {
      if (subscription === undefined || isMoving) return;
      try {
        const moved = await mutateAsync({ subscription, move: direction });
        setStepHistories({ [stepOf(moved)]: undefined, ...stepHistories });
      } catch (error) {
        if (outcomeOf(error) !== 'toSubscriptions') throw error;
        leave();
      }
    },
    [subscription, isMoving, mutateAsync, setStepHistories, leave],
  );

  const goNext = useCallback(() => move('next'), [move]);

  const goBack = useCallback(() => {
    if (subscription === undefined) return leave();
    const back = backFrom({ step, productType: subscription.productType, stepHistory });
    if (back.kind === 'part') return onStepHistoryChange(back.stepHistory);
    if (isFirstStep(stepsOf(subscription), step)) return leave();
    // The notification shows the failure.
    move('prev', back.stepHistories).catch(() => undefined);
  }, [subscription, step, stepHistory, onStepHistoryChange, move, leave]);

  return { subscription, step, stepHistory, onStepHistoryChange, goNext, goBack, leave, isMoving };
}
