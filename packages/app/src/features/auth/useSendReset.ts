import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { typedLine } from '@patient/ui/text';
import { sendResetAtom } from './data/passwordReset.ts';
import { requestProblem } from '#shared/format/rejectedField.ts';
import { useForm } from '#shared/view/useForm.ts';
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
  readonly send: (email: string) => Promise<unknown>;
}

/** Requests a link for a new password. */
export function useSendReset(): SendReset {
  const request = useSetAtom(sendResetAtom);
  const [sentTo, setSentTo] = useState<string>();
  const [sentCount, setSentCount] = useState(0);
  const { form } = useForm({
    initial: {},
    async send(_input, _attempt, typed: string) {
      const email = typedLine(typed);
      await request(email);
      setSentTo(email);
      setSentCount((before) => before + 1);
      return undefined;
    },
    problemsOf: (error) => [requestProblem(error, ['email'])],
  });
  const { isPending, errors, onSubmit: send } = form;
  return { isPending, sentTo, sentCount, errors, send };
}
