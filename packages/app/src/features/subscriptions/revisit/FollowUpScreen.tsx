import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { subscriptionAtom } from '#shared/patient/subscriptions.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { useFocusOnChange } from '#shared/view/useFocusOnChange.ts';
import { useHelp } from '#features/help/index.ts';
import { AnswersReview, RevisitQuestions, useRevisit } from '#features/questionnaire/index.ts';
import { href } from '#shared/href.ts';
import { submitFollowupAtom } from '../data/submitFollowup.ts';
import { allowedActions } from '../rules/actions.ts';
import { followUpNote } from '../rules/statusNote.ts';
import { ShipsTo } from '../details/ShipsTo.tsx';
import { NothingToAnswer } from './NothingToAnswer.tsx';
import { useSubmission, type Submission } from './useSubmission.ts';
import { failureText } from '#shared/format/failureText.ts';

interface FollowUpProps {
  subscription: Subscription;
}

interface ReviewProps extends FollowUpProps {
  submission: Submission;
  onChange: (stepHistory: readonly string[]) => void;
}

/** All answers, what sending them leads to, and sending them. */
function Review({ subscription, submission, onChange }: ReviewProps) {
  const revisit = useRevisit(subscription);
  const { submit, isSending, isSent, error } = submission;
  const isBusy = isSending || isSent;
  return (
    <>
      <h2 tabIndex={-1}>Check your answers</h2>
      <p>{followUpNote(subscription)}</p>
      <ShipsTo />
      <QueryView queries={[revisit]} what="your answers" skeleton={<CardSkeleton />}>
        {({ answers }) => (
          <Card>
            <AnswersReview answers={answers} onChange={onChange} isDisabled={isBusy} />
          </Card>
        )}
      </QueryView>
      {error && (
        <Alert tone="danger" isLive title="We couldn't send your answers">
          {failureText(error)}
        </Alert>
      )}
      <Button variant="primary" isWide isPending={isBusy} onPress={() => void submit()}>
        Send to your doctor
      </Button>
    </>
  );
}

function FollowUp({ subscription }: FollowUpProps) {
  const help = useHelp();
  const [isAtReview, setReviewing] = useState(false);
  const { data: revisit } = useRevisit(subscription);
  const [changed, setChanged] = useState<readonly string[]>();
  const { mutateAsync } = useAtomValue(submitFollowupAtom);
  const submission = useSubmission(
    subscription,
    (questionnaire) => mutateAsync({ id: subscription._id, questionnaire }),
    'Your doctor has your answers.',
  );
  const isLeaving = submission.isSending || submission.isSent;
  // Another device, or a corrected gender, may bring a question that has no answer.
  const isReviewing = isAtReview && (isLeaving || revisit?.isComplete !== false);
  if (isAtReview && !isReviewing) setReviewing(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(isReviewing, () => place.current?.querySelector('h2'));
  // What was sent is not asked for any more, and the page leaves.
  if (!isLeaving && !allowedActions(subscription).includes('followUp'))
    return <NothingToAnswer subscription={subscription} title="There's nothing to answer right now" />;
  return (
    <>
      <p>We save each answer as you go, so you can stop and come back.</p>
      <Stack ref={place} gap={4}>
        {isReviewing ? (
          <Review
            subscription={subscription}
            submission={submission}
            onChange={(stepHistory) => {
              setChanged(stepHistory);
              setReviewing(false);
            }}
          />
        ) : (
          <RevisitQuestions
            subscription={subscription}
            changed={changed}
            onDone={() => setReviewing(true)}
            onHelp={help.open}
          />
        )}
      </Stack>
      {help.dialog}
    </>
  );
}

/** /user/subscriptions/{id}/follow-up: what a doctor asks before deciding, one question at a time. */
export function FollowUpScreen({ params: { id = '' } }: ScreenProps) {
  const query = useAtomValue(subscriptionAtom(id));
  return (
    <Stack gap={6}>
      <BackLink href={href('/user/subscriptions/:id', { id })}>Your subscription</BackLink>
      <h1>Questions from your doctor</h1>
      <QueryView queries={[query]} what="this subscription" skeleton={<CardSkeleton />}>
        {(subscription) => <FollowUp key={subscription._id} subscription={subscription} />}
      </QueryView>
    </Stack>
  );
}
