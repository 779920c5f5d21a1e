import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { sendResetAtom } from './data/passwordReset.ts';
import { failureText } from '#shared/format/failureText.ts';

/** Sending of a password email. */
export interface SendReset {
  readonly isPending: boolean;
  /** Email the link was sent to. */
  readonly sentTo: string | undefined;
  /** How many times it was sent. */
  readonly sentCount: number;
  /** Why sending failed. */
  readonly error: string | undefined;
  readonly send: (email: string) => Promise<void>;
}

/** Requests a link for a new password. */
export function useSendReset(): SendReset {
  const request = useSetAtom(sendResetAtom);
  const [isPending, setPending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [sentCount, setSentCount] = useState(0);
  const [error, setError] = useState<string>();
  const send = async (email: string) => {
    setPending(true);
    setError(undefined);
    try {
      await request(email);
      setSentTo(email.trim());
      setSentCount((before) => before + 1);
    } catch (failure) {
      setError(failureText(failure));
    }
    setPending(false);
  };
  return { isPending, sentTo, sentCount, error, send };
}
