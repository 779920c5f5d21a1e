import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Subscription, VisitAnswer } from '@patient/api';
import { visitActionsAtom, visitOf } from '#features/questionnaire/index.ts';
import { href } from '#shared/href.ts';
import { useAction, useLatest } from '@patient/ui/hooks';
import { resultAtom } from '../data/changes.ts';

/**
 * Collects and submits the answers of a renewal or a follow-up, then navigates to the subscription's page with a message.
 * `isBusy` stays true until then.
 */
export function useSubmission(subscription: Subscription, done: string) {
  const { _id: id } = subscription;
  const [, navigate] = useLocation();
  const { collect, clear } = useAtomValue(visitActionsAtom(visitOf(subscription, 'again')));
  const setResult = useSetAtom(resultAtom(id));
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<unknown>();
  /** Does not navigate if the patient has left the page; the message is then shown on a later visit to the subscription. */
  const start = useLatest();

  const { run: submit, isPending } = useAction(
    async (send: (questionnaire: readonly VisitAnswer[]) => Promise<unknown>) => {
      const isLatest = start();
      setError(undefined);
      try {
        await send(await collect());
        setSent(true);
        setResult(done);
        void clear();
        if (isLatest()) navigate(href('/user/subscriptions/:id', { id }), { replace: true });
      } catch (thrown) {
        setError(thrown);
      }
    },
  );
  return { submit, isBusy: isPending || isSent, error };
}
