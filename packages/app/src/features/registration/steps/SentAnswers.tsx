import { Card, CardSkeleton } from '@patient/ui/Card';
import { Disclosure } from '@patient/ui/Disclosure';
import { ReviewList } from '@patient/ui/ReviewList';
import type { Subscription } from '@patient/api';
import { QueryView } from '#shared/view/QueryView.tsx';
import { pluralize } from '#shared/format/plainText.ts';
import { reviewedAnswers, useAnswers } from '#features/questionnaire/index.ts';
import type { ChangeTarget } from './useStepper.ts';

/** Props of {@link SentAnswers}. */
export interface SentAnswersProps {
  subscription: Subscription;
  change: (target: ChangeTarget) => void;
  isDisabled: boolean;
}

/** Answers that will be sent to the doctor, each with a button to change it. */
export function SentAnswers({ subscription, change, isDisabled }: SentAnswersProps) {
  const common = useAnswers(subscription, 'global');
  const own = useAnswers(subscription, 'own');
  return (
    <QueryView queries={[common, own]} what="your answers" skeleton={<CardSkeleton />}>
      {(health, treatment) => (
        <Card padding="small">
          {(
            [
              ['globalQuestions', 'About your health', health],
              ['questions', 'About your treatment', treatment],
            ] as const
          ).map(([step, title, answers]) => (
            <Disclosure key={step} headingLevel={2} title={title} aside={pluralize(answers.length, 'answer')}>
              <ReviewList
                isDisabled={isDisabled}
                facts={reviewedAnswers(answers, (questionId) => change({ step, stepHistory: [questionId] }))}
              />
            </Disclosure>
          ))}
        </Card>
      )}
    </QueryView>
  );
}
