import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { typedLine } from '@patient/ui/text';
import { sendResetAtom } from './data/passwordReset.ts';
import { useAction } from '#shared/view/useAction.ts';
import { failureText } from '#shared/format/failureText.ts';

/** State of sending a link for a new password. */
export interface SendReset {
  readonly isPending: boolean;
  /** Email the link was sent to. */
  readonly sentTo: string | undefined;
  /** Number of times it was sent. */
  readonly sentCount: number;
  /** Message about a failed attempt. */
  readonly error: string | undefined;
  readonly send: (email: string) => Promise<void>;
}

/** Requests a link for a new password. */
export function useSendReset(): SendReset {
  const request = useSetAtom(sendResetAtom);
  const [sentTo, setSentTo] = useState<string>();
  const [sentCount, setSentCount] = useState(0);
  const [error, setError] = useState<string>();
  const { run: send, isPending } = useAction(async (typed: string) => {
    const email = typedLine(typed);
    setError(undefined);
    try {
      await request(email);
      setSentTo(email);
      setSentCount((before) => before + 1);
    } catch (failure) {
      setError(failureText(failure));
    }
  });
  return { isPending, sentTo, sentCount, error, send };
}
