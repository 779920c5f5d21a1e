import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Subscription, VisitAnswer } from '@patient/api';
import { collectRevisitAtom, forgetRevisitAtom } from '#features/questionnaire/index.ts';
import { href } from '#shared/href.ts';
import { useAction } from '#shared/view/useAction.ts';
import { useLatestHere } from '#shared/view/useLatest.ts';
import { resultAtom } from '../data/result.ts';

/** Handing in the answers of a renewal or a follow-up. */
export interface Submission<Extra = void> {
  /** Takes what is sent beside the answers. */
  readonly submit: (extra: Extra) => Promise<void>;
  readonly isSending: boolean;
  /** Whether the service has taken the answers: the page is about to leave. */
  readonly isSent: boolean;
  /** Why the last try failed. */
  readonly error: Error | undefined;
}

/**
 * Collects the answers, hands them in once, and leads to the subscription's page with a message.
 * @param send the call that takes the answers
 */
export function useSubmission<Extra = void>(
  subscription: Subscription,
  send: (questionnaire: readonly VisitAnswer[], extra: Extra) => Promise<Subscription>,
  done: string,
): Submission<Extra> {
  const { _id: id } = subscription;
  const [, navigate] = useLocation();
  const collect = useSetAtom(collectRevisitAtom);
  const forget = useSetAtom(forgetRevisitAtom);
  const setResult = useSetAtom(resultAtom(id));
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<Error>();
  /** A patient who went on to another page stays there; the message waits on the subscription's page. */
  const begin = useLatestHere();

  const { run: submit, isPending } = useAction(async (extra: Extra) => {
    const isLatest = begin();
    setError(undefined);
    try {
      await send(await collect(subscription), extra);
      setSent(true);
      setResult(done);
      void forget(subscription);
      if (isLatest()) navigate(href('/user/subscriptions/:id', { id }), { replace: true });
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  });
  return { submit, isSending: isPending && !isSent, isSent, error };
}
