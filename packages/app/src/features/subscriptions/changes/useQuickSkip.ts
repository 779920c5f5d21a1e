import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { Subscription } from '@patient/api';
import { changeSubscriptionAtom } from '../data/changeSubscription.ts';
import { requestedPeriods } from '../rules/actions.ts';
import { skipResult } from '../rules/skipResult.ts';

/** Skipping the next delivery with one tap, and taking it back. */
export interface QuickSkip {
  readonly skip: () => Promise<void>;
  /** Takes the skip back; absent where there is nothing to undo here. */
  readonly undo: (() => Promise<void>) | undefined;
  readonly isSkipping: boolean;
  readonly isUndoing: boolean;
  readonly error: Error | undefined;
}

/**
 * Skips at once, since it can be undone until the skipped date.
 * @param onDone receives the message for the patient
 */
export function useQuickSkip(subscription: Subscription, onDone: (message: string) => void): QuickSkip {
  const { _id: id, skipPeriods = 0 } = subscription;
  const skipping = useAtomValue(changeSubscriptionAtom('skip'));
  const undoing = useAtomValue(changeSubscriptionAtom('undoSkip'));
  /** Skipped periods there were before. */
  const [before, setBefore] = useState<number>();
  const [error, setError] = useState<Error>();
  // A second press can come before the next render.
  const isBusy = useRef(false);

  const run = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setError(undefined);
    try {
      await work();
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      isBusy.current = false;
    }
  };
  const isUndoable = before !== undefined && skipPeriods > before;
  return {
    skip: () =>
      run(async () => {
        const after = await skipping.mutateAsync({ id, periods: requestedPeriods('skip', subscription) });
        setBefore(skipPeriods);
        onDone(skipResult(after));
      }),
    undo: isUndoable
      ? () =>
          run(async () => {
            await undoing.mutateAsync({ id, periods: before });
            setBefore(undefined);
            onDone('Your delivery is no longer skipped.');
          })
      : undefined,
    isSkipping: skipping.isPending,
    isUndoing: undoing.isPending,
    error,
  };
}
