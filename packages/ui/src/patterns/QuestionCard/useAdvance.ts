import { useEffect, useEffectEvent, useState } from 'react';
import type { QuestionAnswer } from './question.ts';

/** Time for a picked answer to be seen before the next question, ms. */
const ACKNOWLEDGEMENT_MS = 400;

/** Answer that was picked, to one question. */
interface Pick {
  readonly questionId: string;
  readonly answer: QuestionAnswer;
}

/** Going on by itself after an answer was picked. */
export interface Advance {
  /** Whether the next question follows in a moment. */
  readonly isAdvancing: boolean;
  /** Goes on in a moment. Picking again starts the moment anew. */
  readonly pick: (answer: QuestionAnswer) => void;
  /** Stays, unless `answer` is the one that was picked. */
  readonly stay: (answer?: QuestionAnswer) => void;
}

/** Calls `onContinue` a moment after an answer was picked, unless it changes, or the question does. */
export function useAdvance(questionId: string, onContinue: () => void): Advance {
  const [picked, setPicked] = useState<Pick>();
  const pending = picked?.questionId === questionId ? picked : undefined;
  const goOn = useEffectEvent(() => {
    setPicked(undefined);
    onContinue();
  });
  useEffect(() => {
    if (pending === undefined) return undefined;
    const timer = setTimeout(goOn, ACKNOWLEDGEMENT_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return {
    isAdvancing: pending !== undefined,
    pick: (answer) => setPicked({ questionId, answer }),
    stay: (answer) =>
      setPicked((now) =>
        now !== undefined && answer !== undefined && now.answer === answer ? now : undefined,
      ),
  };
}
