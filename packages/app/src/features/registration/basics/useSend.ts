import { useRef, useState } from 'react';
import { registrationFailure } from '../rules/failure.ts';
import type { FieldProblem } from '../../auth/index.ts';

/** How a part is sent. */
export interface Sending {
  readonly errors: readonly FieldProblem[];
  readonly isPending: boolean;
  /** Checks, then sends; nothing while it is being sent already. */
  readonly submit: () => Promise<void>;
}

/**
 * Sends one part at a time: pressed twice, it is sent once, and what fails is told in the form, which keeps what was
 * typed.
 * @param check what is wrong before anything is sent
 * @param send resolves to what was wrong with what was sent; empty when the patient may go on
 * @param carried what is wrong from before the part was shown
 */
export function useSend(
  check: () => readonly FieldProblem[],
  send: () => Promise<readonly FieldProblem[]>,
  carried?: FieldProblem,
): Sending {
  const [errors, setErrors] = useState<readonly FieldProblem[]>(carried ? [carried] : []);
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  const submit = async () => {
    if (isBusy.current) return;
    const problems = check();
    setErrors(problems);
    if (problems.length > 0) return;
    isBusy.current = true;
    setPending(true);
    try {
      setErrors(await send());
    } catch (error) {
      setErrors([registrationFailure(error).problem]);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { errors, isPending, submit };
}

/** Nothing is wrong. */
export const FINE: readonly FieldProblem[] = [];
