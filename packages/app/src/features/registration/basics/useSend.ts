import { useStore } from 'jotai';
import { useState } from 'react';
import type { FieldProblem } from '#features/auth/index.ts';
import { useAction } from '#shared/view/useAction.ts';
import { useLatestWhileMounted } from '#shared/view/useLatest.ts';
import { basicsDraftAtom } from '../data/basics.ts';
import { registrationFailure } from '../rules/failure.ts';

/** Options of {@link useSend}. */
export interface SendOptions {
  /** Problems found before sending. */
  readonly check?: () => readonly FieldProblem[];
  /** Sends; resolves to problems the service found, or to what follows. */
  readonly send: () => Promise<readonly FieldProblem[] | (() => void) | undefined>;
  /** Problem known before the part was shown. */
  readonly carried?: FieldProblem | undefined;
}

/** State of sending a part. */
export interface Sending {
  readonly errors: readonly FieldProblem[];
  readonly isPending: boolean;
  /** Checks, then sends; does nothing while sending. */
  readonly submit: () => Promise<void>;
}

/**
 * Sends a part and shows failures in the form. What follows is for the answers that were sent: a patient who has changed them
 * since, or left the part, stays where they are.
 */
export function useSend({ check, send, carried }: SendOptions): Sending {
  const store = useStore();
  const begin = useLatestWhileMounted();
  const [errors, setErrors] = useState<readonly FieldProblem[]>(carried ? [carried] : []);
  const { run: submit, isPending } = useAction(async () => {
    const problems = check?.() ?? [];
    setErrors(problems);
    if (problems.length > 0) return;
    const answers = () => JSON.stringify(store.get(basicsDraftAtom).basics);
    const [isHere, sent] = [begin(), answers()];
    try {
      const result = await send();
      if (!isHere() || answers() !== sent) return;
      if (typeof result === 'function') result();
      else if (result) setErrors(result);
    } catch (error) {
      setErrors([registrationFailure(error).problem]);
    }
  });
  return { errors, isPending, submit };
}
