import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { isReviewingAtom, moveToAtom, requestMoveToAtom } from '../data/review.ts';
import { setStepHistoriesAtom } from '../data/stepHistory.ts';
import { returnTarget } from '../rules/review.ts';
import type { Stepper } from './useStepper.ts';

/** The stepper, which leads back to the summary after a change that began there. */
export function useReview(stepper: Stepper): Stepper & { readonly isReviewing: boolean } {
  const { subscription, step, goNext, isMoving } = stepper;
  const reviewed = useAtomValue(isReviewingAtom);
  const { isPending } = useAtomValue(moveToAtom);
  const moveTo = useSetAtom(requestMoveToAtom);
  const isReviewing = subscription !== undefined && reviewed === subscription._id;
  const goBackToSummary = useCallback(async () => {
    if (subscription !== undefined) await moveTo({ subscription, target: returnTarget(step) });
  }, [subscription, step, moveTo]);
  return {
    ...stepper,
    isReviewing,
    goNext: isReviewing ? goBackToSummary : goNext,
    isMoving: isMoving || isPending,
  };
}

/** Where something can be changed. */
export interface ChangeTarget {
  readonly step: string;
  /** Part of the step; without it, the step begins where it always does. */
  readonly stepHistory?: readonly string[] | undefined;
}

/** Opens what is to be changed, from the summary. */
export function useChange({ subscription }: Pick<Stepper, 'subscription'>): {
  readonly change: (target: ChangeTarget) => void;
  readonly isChanging: boolean;
} {
  const { isPending } = useAtomValue(moveToAtom);
  const moveTo = useSetAtom(requestMoveToAtom);
  const [, setReviewed] = useAtom(isReviewingAtom);
  const setStepHistories = useSetAtom(setStepHistoriesAtom);
  const change = ({ step, stepHistory }: ChangeTarget) => {
    if (subscription === undefined) return;
    setStepHistories({ [step]: stepHistory });
    setReviewed(subscription._id);
    // A failure is shown by the one notification.
    moveTo({ subscription, target: step }).catch(() => undefined);
  };
  return { change, isChanging: isPending };
}
