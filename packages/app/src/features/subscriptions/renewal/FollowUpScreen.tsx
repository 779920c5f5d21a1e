import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { useHelp } from '#features/help/index.ts';
import { RenewalQuestions, useRenewalAnswers } from '#features/questionnaire/index.ts';
import type { ScreenProps } from '#shared/view/screen.ts';
import { useSteps } from '#shared/view/useSteps.ts';
import { submitFollowupAtom } from '../data/changes.ts';
import { ShipsTo } from '../details/ShipsTo.tsx';
import { allowedActions } from '@patient/api/model';
import { followUpNote } from '../views/statusNote.ts';
import { NothingToAnswer, RenewalPage, SendAnswers } from './RenewalPage.tsx';
import { useSubmission } from './useSubmission.ts';

const STEPS = [
  { id: 'questions', order: 0, title: 'Questions from your doctor' },
  { id: 'check', order: 1, title: 'Check your answers' },
];

function FollowUp({ subscription }: { subscription: Subscription }) {
  const help = useHelp();
  const { data: answers } = useRenewalAnswers(subscription);
  const [isAtReview, setReviewing] = useState(false);
  const [isChange, setChange] = useState(false);
  const { mutateAsync } = useAtomValue(submitFollowupAtom);
  const { submit, isBusy, error } = useSubmission(subscription, 'Your doctor has your answers.');
  // A change on another device or of the gender may add an unanswered question.
  const isReviewing = isAtReview && (isBusy || answers?.isComplete !== false);
  if (isAtReview && !isReviewing) setReviewing(false);
  const place = useSteps({
    steps: STEPS,
    current: isReviewing ? 'check' : 'questions',
    onMove: ({ id }) => setReviewing(id === 'check'),
  });
  // After sending, the follow-up is no longer requested while the page navigates away.
  if (!isBusy && !allowedActions(subscription).includes('followUp'))
    return <NothingToAnswer subscription={subscription} title="There's nothing to answer right now" />;
  return (
    <>
      <p>We save each answer as you go, so you can stop and come back.</p>
      <Stack ref={place} gap={4}>
        {isReviewing ? (
          <>
            <h2 tabIndex={-1}>Check your answers</h2>
            <p>{followUpNote(subscription)}</p>
            <ShipsTo />
            <SendAnswers
              subscription={subscription}
              label="Send to your doctor"
              isBusy={isBusy}
              error={error}
              failure="We couldn't send your answers"
              onSend={() => submit((questionnaire) => mutateAsync({ id: subscription._id, questionnaire }))}
              onChange={() => {
                setChange(true);
                setReviewing(false);
              }}
            />
          </>
        ) : (
          <RenewalQuestions
            subscription={subscription}
            isReviewing={isChange}
            onDone={() => setReviewing(true)}
            onHelp={help.open}
          />
        )}
      </Stack>
      {help.dialog}
    </>
  );
}

/** /user/subscriptions/{id}/follow-up: a doctor's questions before a decision, one at a time. */
export const FollowUpScreen = ({ params: { id = '' } }: ScreenProps) => (
  <RenewalPage id={id} title="Questions from your doctor">
    {(subscription) => <FollowUp subscription={subscription} />}
  </RenewalPage>
);
