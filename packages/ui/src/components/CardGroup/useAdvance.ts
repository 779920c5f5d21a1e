import { useEffect, useEffectEvent, useState } from 'react';

/** Time that a picked answer is shown before the next question, ms. */
const ACKNOWLEDGEMENT_MS = 400;

/** Picked answer to a question. */
interface Pick {
  readonly questionId: string;
  readonly answer: string;
}

/** Continuing automatically after an answer was picked. */
export interface Advance {
  /** Whether the next question follows shortly. */
  readonly isAdvancing: boolean;
  /** Continues after a delay, which picking again restarts; for CardGroup's `onPick`. */
  readonly pick: (answer: string) => void;
  /** Cancels continuing, unless `answer` is the picked one. */
  readonly stay: (answer?: unknown) => void;
}

/** Calls `onContinue` shortly after an answer was picked, unless the answer or the question changes. */
export function useAdvance(questionId: string, onContinue: () => void): Advance {
  const [picked, setPicked] = useState<Pick>();
  const pending = picked?.questionId === questionId ? picked : undefined;
  const advance = useEffectEvent(() => {
    setPicked(undefined);
    onContinue();
  });
  useEffect(() => {
    if (pending === undefined) return undefined;
    const timer = setTimeout(advance, ACKNOWLEDGEMENT_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return {
    isAdvancing: pending !== undefined,
    pick: (answer) => setPicked({ questionId, answer }),
    stay: (answer) => setPicked((now) => (now?.answer === answer ? now : undefined)),
  };
}
