import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useAction } from '@patient/ui/hooks';
import { typedLine } from '@patient/ui/text';
import { sendResetAtom } from './data/passwordReset.ts';
import { failureText } from '#shared/format/failureText.ts';
import { rejectedField } from '#shared/format/rejectedField.ts';
import type { FieldProblem } from './views/signIn.ts';

/** State of sending a link for a new password. */
export interface SendReset {
  readonly isPending: boolean;
  /** Email the link was sent to. */
  readonly sentTo: string | undefined;
  /** Number of times it was sent. */
  readonly sentCount: number;
  /** Problem of a failed attempt. */
  readonly errors: readonly FieldProblem[];
  readonly send: (email: string) => Promise<void>;
}

/** Requests a link for a new password. */
export function useSendReset(): SendReset {
  const request = useSetAtom(sendResetAtom);
  const [sentTo, setSentTo] = useState<string>();
  const [sentCount, setSentCount] = useState(0);
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const { run: send, isPending } = useAction(async (typed: string) => {
    const email = typedLine(typed);
    setErrors([]);
    try {
      await request(email);
      setSentTo(email);
      setSentCount((before) => before + 1);
    } catch (failure) {
      setErrors([rejectedField(failure, ['email']) ?? { message: failureText(failure) }]);
    }
  });
  return { isPending, sentTo, sentCount, errors, send };
}
