import { useState } from 'react';
import type { Subscription } from '@patient/api';
import { failureText } from '../../../shared/format/failureText.ts';
import { skipResult } from '../rules/skipResult.ts';
import { useCheckedChange, type CheckedOutcome } from './useCheckedChange.ts';

/** Why nothing was skipped or taken back. */
export interface SkipProblem {
  readonly title: string;
  readonly text: string;
}

/** Skipping the next delivery with one tap, and taking it back. */
export interface QuickSkip {
  readonly skip: () => Promise<void>;
  /** Takes the skip back; absent where there is nothing to undo here. */
  readonly undo: (() => Promise<void>) | undefined;
  readonly isSkipping: boolean;
  readonly isUndoing: boolean;
  readonly problem: SkipProblem | undefined;
  /** Takes its problem and its Undo off the page: another message stands there now, or none. */
  readonly forget: () => void;
}

const CHANGED: SkipProblem = {
  title: 'Your subscription has changed',
  text: "We haven't done anything yet. This page now shows your next delivery as it is. If you still want to, press the button again.",
};

/**
 * Skips at once, since it can be undone until the skipped date.
 * @param onDone receives the message for the patient
 */
export function useQuickSkip(subscription: Subscription, onDone: (message: string) => void): QuickSkip {
  const { skipPeriods = 0 } = subscription;
  const skipping = useCheckedChange('skip');
  const undoing = useCheckedChange('undoSkip');
  /** Skipped periods there were before. */
  const [before, setBefore] = useState<number>();
  const [problem, setProblem] = useState<SkipProblem>();

  const run = async (
    work: () => Promise<CheckedOutcome | undefined>,
    onMade: (after: Subscription) => void,
  ) => {
    setProblem(undefined);
    try {
      const outcome = await work();
      if (outcome?.kind === 'made') onMade(outcome.after);
      if (outcome?.kind === 'differs') setProblem(CHANGED);
    } catch (error) {
      setProblem({ title: "We couldn't change your delivery", text: failureText(error) });
    }
  };
  const isUndoable = before !== undefined && skipPeriods > before;
  const isBusy = skipping.isPending || undoing.isPending;
  return {
    skip: async () => {
      if (isBusy) return;
      await run(
        () => skipping.make({ shown: subscription }),
        (after) => {
          setBefore(skipPeriods);
          onDone(skipResult(after));
        },
      );
    },
    undo: isUndoable
      ? async () => {
          if (isBusy) return;
          await run(
            () => undoing.make({ shown: subscription, periods: before }),
            () => {
              setBefore(undefined);
              onDone('Your delivery is no longer skipped.');
            },
          );
        }
      : undefined,
    isSkipping: skipping.isPending,
    isUndoing: undoing.isPending,
    problem,
    forget: () => {
      setBefore(undefined);
      setProblem(undefined);
    },
  };
}
