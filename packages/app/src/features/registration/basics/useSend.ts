import { useState } from 'react';
import { useAction } from '#shared/view/useAction.ts';
import { registrationFailure } from '../rules/failure.ts';
import type { FieldProblem } from '#features/auth/index.ts';

/** State of sending a part. */
export interface Sending {
  readonly errors: readonly FieldProblem[];
  readonly isPending: boolean;
  /** Checks, then sends; does nothing while sending. */
  readonly submit: () => Promise<void>;
}

/**
 * Sends a part once, however often it is pressed, and shows failures in the form.
 * @param check problems found before sending
 * @param send resolves to problems the service found; empty on success
 * @param carried problem known before the part was shown
 */
export function useSend(
  check: () => readonly FieldProblem[],
  send: () => Promise<readonly FieldProblem[]>,
  carried?: FieldProblem,
): Sending {
  const [errors, setErrors] = useState<readonly FieldProblem[]>(carried ? [carried] : []);
  const { run: submit, isPending } = useAction(async () => {
    const problems = check();
    setErrors(problems);
    if (problems.length > 0) return;
    try {
      setErrors(await send());
    } catch (error) {
      setErrors([registrationFailure(error).problem]);
    }
  });
  return { errors, isPending, submit };
}

export const NO_PROBLEMS: readonly FieldProblem[] = [];
