import { useAtomValue, useSetAtom } from 'jotai';
import { Fragment, useEffect, type ReactNode } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card, CardSkeleton } from '@patient/ui/Card';
import { BackLink, LinkButton } from '@patient/ui/Link';
import { ReviewList } from '@patient/ui/ReviewList';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import {
  reviewedAnswers,
  useRenewalAnswers,
  visitActionsAtom,
  visitOf,
} from '#features/questionnaire/index.ts';
import { failureText } from '#shared/format/failureText.ts';
import { href } from '#shared/href.ts';
import { subscriptionAtom } from '#shared/subscriptions.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { renewalDraftAtom } from '../data/renewal.ts';
import { allowedActions } from '@patient/api/model';

/** Props of {@link RenewalPage}. */
export interface RenewalPageProps {
  id: string;
  title: string;
  /** Renders the loaded subscription. */
  children: (subscription: Subscription) => ReactNode;
}

/** Page of a renewal or a follow-up. */
export function RenewalPage({ id, title, children }: RenewalPageProps) {
  const query = useAtomValue(subscriptionAtom(id));
  return (
    <Stack gap={6}>
      <BackLink href={href('/user/subscriptions/:id', { id })}>Your subscription</BackLink>
      <h1>{title}</h1>
      <QueryView queries={[query]} what="this subscription" skeleton={<CardSkeleton />}>
        {(subscription) => <Fragment key={subscription._id}>{children(subscription)}</Fragment>}
      </QueryView>
    </Stack>
  );
}

/** Props of {@link NothingToAnswer}. */
export interface NothingToAnswerProps {
  subscription: Subscription;
  title: string;
}

/** Shown if no renewal or follow-up is requested, for example after the answers were sent from another device. */
export function NothingToAnswer({ subscription, title }: NothingToAnswerProps) {
  const { clear } = useAtomValue(visitActionsAtom(visitOf(subscription, 'again')));
  const setDraft = useSetAtom(renewalDraftAtom(subscription._id));
  useEffect(() => {
    const allowed = allowedActions(subscription);
    // Renewal and follow-up share unsent answers, which stay while either is requested.
    if (!allowed.includes('renew')) void setDraft(() => undefined);
    if (!allowed.includes('renew') && !allowed.includes('followUp')) void clear();
  }, [clear, setDraft, subscription]);
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

/** Props of {@link SendAnswers}. */
export interface SendAnswersProps {
  subscription: Subscription;
  /** Label of the button. */
  label: string;
  isBusy: boolean;
  /** Error of the last attempt; undefined without one. */
  error: unknown;
  /** Title of the error message. */
  failure: string;
  onSend: () => unknown;
  /** Called when the questions show the one to change. */
  onChange: () => void;
}

/** Review of all answers, and the send button. */
export function SendAnswers({
  subscription,
  label,
  isBusy,
  error,
  failure,
  onSend,
  onChange,
}: SendAnswersProps) {
  const query = useRenewalAnswers(subscription);
  const { show } = useAtomValue(visitActionsAtom(visitOf(subscription, 'again')));
  const change = (questionId: string) => {
    show({ part: 'question', questionId });
    onChange();
  };
  return (
    <>
      <QueryView queries={[query]} what="your answers" skeleton={<CardSkeleton />}>
        {({ answers }) => (
          <Card>
            <ReviewList facts={reviewedAnswers(answers, change)} isDisabled={isBusy} />
          </Card>
        )}
      </QueryView>
      {error !== undefined && (
        <Alert tone="danger" isLive title={failure}>
          {failureText(error)}
        </Alert>
      )}
      <Button variant="primary" isWide isPending={isBusy} onPress={onSend}>
        {label}
      </Button>
    </>
  );
}
