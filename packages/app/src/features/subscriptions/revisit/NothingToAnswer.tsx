import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Alert } from '@patient/ui/Alert';
import { LinkButton } from '@patient/ui/Link';
import type { Subscription } from '@patient/api';
import { forgetRevisitAtom } from '#features/questionnaire/index.ts';
import { href } from '#shared/href.ts';
import { renewalDraftAtom } from '../data/renewal.ts';
import { allowedActions } from '../rules/actions.ts';

/** Props of {@link NothingToAnswer}. */
export interface NothingToAnswerProps {
  subscription: Subscription;
  title: string;
}

/** Where a renewal or a follow-up is not asked for (any more), as after answers whose receipt was lost. */
export function NothingToAnswer({ subscription, title }: NothingToAnswerProps) {
  const forget = useSetAtom(forgetRevisitAtom);
  const setDraft = useSetAtom(renewalDraftAtom(subscription._id));
  useEffect(() => {
    const allowed = allowedActions(subscription);
    // One can be under way, with answers that wait on the device, where only the other is not asked for.
    if (!allowed.includes('renew')) void setDraft(() => undefined);
    if (!allowed.includes('renew') && !allowed.includes('followUp')) void forget(subscription);
  }, [forget, setDraft, subscription]);
  return (
    <Alert
      title={title}
      isLive
      action={
        <LinkButton href={href('/user/subscriptions/:id', { id: subscription._id })}>
          See your subscription
        </LinkButton>
      }
    >
      If you sent your answers, your doctor has them.
    </Alert>
  );
}
