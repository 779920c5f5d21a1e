import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Subscription, VisitAnswer } from '@patient/api';
import { visitActionsAtom, visitKey } from '#features/questionnaire/index.ts';
import { href } from '#shared/href.ts';
import { useAction } from '#shared/view/useAction.ts';
import { useLatestWhileMounted } from '#shared/view/useLatest.ts';
import { resultAtom } from '../data/changes.ts';

/**
 * Collects the answers of a renewal or a follow-up, hands them in, and leads to the subscription's page with a message.
 * `isBusy` until the page is left.
 */
export function useSubmission(subscription: Subscription, done: string) {
  const { _id: id } = subscription;
  const [, navigate] = useLocation();
  const { collect, forget } = useAtomValue(visitActionsAtom(visitKey(subscription, 'again')));
  const setResult = useSetAtom(resultAtom(id));
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<unknown>();
  /** A patient who went on to another page stays there; the message is shown on the subscription's page later. */
  const begin = useLatestWhileMounted();

  const { run: submit, isPending } = useAction(
    async (send: (questionnaire: readonly VisitAnswer[]) => Promise<unknown>) => {
      const isLatest = begin();
      setError(undefined);
      try {
        await send(await collect());
        setSent(true);
        setResult(done);
        void forget();
        if (isLatest()) navigate(href('/user/subscriptions/:id', { id }), { replace: true });
      } catch (thrown) {
        setError(thrown);
      }
    },
  );
  return { submit, isBusy: isPending || isSent, error };
}
