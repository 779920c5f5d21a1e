import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { ChangeFacts } from '@patient/ui/ChangeRequest';
import { PlanSummary } from '@patient/ui/PlanSummary';
import type { Subscription } from '@patient/api';
import { choiceOf, otherPlan, type Offer, type TreatmentChoice } from '@patient/api/model';
import { PlanEditor } from '#features/treatment/index.ts';
import { planFacts } from '#shared/pricing/index.ts';
import { planChange } from '../views/requestedChange.ts';

/** Props of {@link RenewalPlanStep}. */
export interface RenewalPlanStepProps {
  subscription: Subscription;
  /** Choices of another plan; undefined to keep the current one. */
  choice: TreatmentChoice | undefined;
  offer: Offer;
  onChange: (choice: TreatmentChoice | undefined) => void;
  onContinue: () => void;
  onBack: () => void;
}

/** Plan step of a renewal, below its heading: the current plan, which the patient can change. */
export function RenewalPlanStep({
  subscription,
  choice,
  offer,
  onChange,
  onContinue,
  onBack,
}: RenewalPlanStepProps) {
  const other = choice && otherPlan(offer, subscription, choice);
  const isComplete = other === undefined || other.isComplete;
  const [isChecked, setChecked] = useState(false);
  const handleContinue = () => {
    setChecked(!isComplete);
    if (isComplete) onContinue();
  };
  return (
    <>
      {choice === undefined ? (
        <>
          <PlanSummary title="Your plan now" headingLevel={3} facts={planFacts(subscription)} />
          <div>
            <Button onPress={() => onChange(choiceOf(subscription.plan))}>Change my plan</Button>
          </div>
        </>
      ) : (
        <>
          <PlanEditor subscription={subscription} choice={choice} onChange={onChange} />
          {other?.isComplete && <ChangeFacts facts={planChange(subscription, other.plan)} />}
          <div>
            <Button onPress={() => onChange(undefined)}>Keep my plan as it is</Button>
          </div>
        </>
      )}
      {isChecked && !isComplete && (
        <Alert tone="danger" isLive>
          Choose one of each to continue.
        </Alert>
      )}
      <Button variant="primary" isWide onPress={handleContinue}>
        Continue
      </Button>
      <Button variant="quiet" onPress={onBack}>
        Back to the questions
      </Button>
    </>
  );
}
