import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { ChangeFacts } from '@patient/ui/ChangeRequest';
import { CardSkeleton } from '@patient/ui/Card';
import { PlanSummary } from '@patient/ui/PlanSummary';
import type { Subscription } from '@patient/api';
import {
  otherPlan,
  type Offer,
  type OtherPlan,
  type TreatmentChoice,
  deliverySum,
  previewRenewal,
} from '@patient/api/model';
import { planFacts } from '#shared/pricing/index.ts';
import { changeFacts } from '../views/changeTerms.ts';
import { planChange } from '../views/requestedChange.ts';
import { environmentAtom } from '#shared/environment.ts';
import { QueryView, type QueryState } from '#shared/view/QueryView.tsx';
import { ShipsTo } from '../details/ShipsTo.tsx';

/** Props of {@link RenewalCheckStep}. */
export interface RenewalCheckStepProps {
  subscription: Subscription;
  /** Choices of another plan; undefined to keep the current one. */
  choice: TreatmentChoice | undefined;
  offer: Offer;
  /** Queries that another plan depends on. */
  queries: readonly QueryState<unknown>[];
  isBusy: boolean;
  onChangePlan: () => void;
  /** Answers and the send button, for another plan or the current one. */
  children: (other: OtherPlan | undefined) => ReactNode;
}

/** Review step of a renewal, below its heading. A plan without a price can't be sent. */
export function RenewalCheckStep({
  subscription,
  choice,
  offer,
  queries,
  isBusy,
  onChangePlan,
  children,
}: RenewalCheckStepProps) {
  const { now } = useAtomValue(environmentAtom);
  const other = choice && otherPlan(offer, subscription, choice);
  const sum = other ? other.sum : deliverySum(subscription);
  const isOffered = other === undefined || (other.isComplete && sum !== undefined);
  return (
    <>
      <p>
        A doctor reviews your renewal, usually within 24 hours.{' '}
        {subscription.status === 'active'
          ? 'Your treatment continues until then.'
          : "You're charged only when a doctor approves. No deliveries until then."}
      </p>
      <QueryView queries={queries} what="your plan" skeleton={<CardSkeleton />}>
        {() =>
          isOffered ? (
            <>
              {other === undefined ? (
                <PlanSummary
                  title="Your plan stays the same"
                  headingLevel={3}
                  facts={planFacts(subscription)}
                />
              ) : (
                <>
                  <h3>What changes in your plan</h3>
                  <ChangeFacts facts={planChange(subscription, other.plan)} />
                </>
              )}
              <div>
                <Button isDisabled={isBusy} onPress={onChangePlan}>
                  Change my plan
                </Button>
              </div>
              <h3>Price and dates</h3>
              <ChangeFacts facts={changeFacts(previewRenewal(subscription, sum, now()))} />
              <ShipsTo />
              <h3>Your answers</h3>
              {children(other)}
            </>
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
