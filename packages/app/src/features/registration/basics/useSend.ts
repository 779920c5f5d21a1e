import { useStore } from 'jotai';
import { useState } from 'react';
import { useAction, useLatest } from '@patient/ui/hooks';
import { useBrand } from '@patient/ui/UiProvider';
import type { FieldProblem } from '#features/auth/index.ts';
import { failureText } from '#shared/format/failureText.ts';
import { basicsDraftAtom } from '../data/basics.ts';

/** Props of every part of the basics step. */
export interface PartProps {
  /** Called when this part has passed its checks. */
  onDone: () => void;
  /** Problem with this part that the service reported when a later part was submitted. */
  initialProblem?: FieldProblem | undefined;
  /** Whether that problem is an email that has an account. */
  hasAccount?: boolean;
}

/** Options of {@link useSend}. */
export interface SendOptions {
  /** Returns problems found before sending. */
  readonly check?: () => readonly FieldProblem[];
  /** Sends the part; resolves to problems reported by the service, or to a callback that continues. */
  readonly send: () => Promise<readonly FieldProblem[] | (() => void) | undefined>;
  /** Problem shown when the part mounts. */
  readonly initialProblem?: FieldProblem | undefined;
  /**
   * Maps an error to the field that shows it. `registrationFailure`, except in the first part, which loads without it.
   * @default the error's message, without a field
   */
  readonly failureOf?: (error: unknown, supportEmail: string) => { readonly problem: FieldProblem };
}

const withoutField = (error: unknown) => ({ problem: { message: failureText(error) } });

/** State of sending a part, as props of its form. */
export interface Sending {
  readonly errors: readonly FieldProblem[];
  readonly isPending: boolean;
  /** Checks, then sends; ignored while a request is pending. */
  readonly onSubmit: () => Promise<void>;
}

/**
 * Sends a part and shows failures in the form. The result is ignored if the patient has changed the input or left the part
 * since sending.
 */
export function useSend({ check, send, initialProblem, failureOf = withoutField }: SendOptions): Sending {
  const { supportEmail } = useBrand();
  const store = useStore();
  const startAttempt = useLatest();
  const [errors, setErrors] = useState<readonly FieldProblem[]>(initialProblem ? [initialProblem] : []);
  const { run: onSubmit, isPending } = useAction(async () => {
    const problems = check?.() ?? [];
    setErrors(problems);
    if (problems.length > 0) return;
    const input = () => JSON.stringify(store.get(basicsDraftAtom).basics);
    const [isHere, sent] = [startAttempt(), input()];
    try {
      const result = await send();
      if (!isHere() || input() !== sent) return;
      if (typeof result === 'function') result();
      else if (result) setErrors(result);
    } catch (error) {
      setErrors([failureOf(error, supportEmail).problem]);
    }
  });
  return { errors, isPending, onSubmit };
}
