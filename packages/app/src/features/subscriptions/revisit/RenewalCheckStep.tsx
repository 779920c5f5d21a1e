import { useAtomValue } from 'jotai';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { PlanSummary } from '@patient/ui/PlanSummary';
import type { Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import { AnswersReview, useRevisit } from '#features/questionnaire/index.ts';
import { planFacts } from '#shared/pricing/index.ts';
import type { TreatmentChoice } from '#features/treatment/index.ts';
import { ChangeFacts } from '../changes/ChangeFacts.tsx';
import { planChange } from '../rules/planChange.ts';
import { renewalFacts } from '../rules/renewal.ts';
import { ShipsTo } from '../details/ShipsTo.tsx';
import { useRenewalPlan, type RenewalPlan } from './useRenewalPlan.ts';
import type { Submission } from './useSubmission.ts';
import { failureText } from '#shared/format/failureText.ts';

/** Props of {@link RenewalCheckStep}. */
export interface RenewalCheckStepProps {
  subscription: Subscription;
  /** Choices of another plan; undefined keeps the one there is. */
  choice: TreatmentChoice | undefined;
  submission: Submission<RenewalPlan['selection']>;
  /** Shows the question of that history again. */
  onChangeAnswer: (stepHistory: readonly string[]) => void;
  onChangePlan: () => void;
}

interface CheckedPlanProps extends RenewalCheckStepProps {
  plan: RenewalPlan;
}

/** The plan with its price, the answers, and sending them. */
function CheckedPlan({
  subscription,
  plan: { wanted, sum, selection },
  submission: { submit, isSending, isSent, error },
  onChangeAnswer,
  onChangePlan,
}: CheckedPlanProps) {
  const { now } = useAtomValue(environmentAtom);
  const revisit = useRevisit(subscription);
  const isBusy = isSending || isSent;
  return (
    <>
      {wanted === undefined ? (
        <PlanSummary title="Your plan stays the same" headingLevel={3} facts={planFacts(subscription)} />
      ) : (
        <>
          <h3>What changes in your plan</h3>
          <ChangeFacts facts={planChange(subscription, wanted)} />
        </>
      )}
      <div>
        <Button isDisabled={isBusy} onPress={onChangePlan}>
          Change my plan
        </Button>
      </div>
      <h3>Price and dates</h3>
      <ChangeFacts facts={renewalFacts(subscription, sum, now())} />
      <ShipsTo />
      <h3>Your answers</h3>
      <QueryView queries={[revisit]} what="your answers" skeleton={<CardSkeleton />}>
        {({ answers }) => (
          <Card>
            <AnswersReview answers={answers} onChange={onChangeAnswer} isDisabled={isBusy} />
          </Card>
        )}
      </QueryView>
      {error && (
        <Alert tone="danger" isLive title="We couldn't send your renewal">
          {failureText(error)}
        </Alert>
      )}
      <Button variant="primary" isWide isPending={isBusy} onPress={() => void submit(selection)}>
        Renew prescription
      </Button>
    </>
  );
}

/** Everything that a renewal sends and changes, and sending it. A plan without a price is never sent. */
export function RenewalCheckStep(props: RenewalCheckStepProps) {
  const { subscription, choice, onChangePlan } = props;
  const plan = useRenewalPlan(subscription, choice);
  const isOffered = plan.wanted === undefined || (plan.isComplete && plan.sum !== undefined);
  return (
    <>
      <h2 tabIndex={-1}>Check and renew</h2>
      <p>
        A doctor reviews your renewal, usually within 24 hours.{' '}
        {subscription.status === 'active'
          ? 'Your treatment continues until then.'
          : "You're charged only when a doctor approves. No deliveries until then."}
      </p>
      <QueryView queries={plan.queries} what="your plan" skeleton={<CardSkeleton />}>
        {() =>
          isOffered ? (
            <CheckedPlan {...props} plan={plan} />
          ) : (
            <Alert
              tone="danger"
              isLive
              title="This plan isn't available right now"
              action={<Button onPress={onChangePlan}>Change my plan</Button>}
            >
              Choose another one, or keep the plan you have. We haven&apos;t sent anything.
            </Alert>
          )
        }
      </QueryView>
    </>
  );
}
