import { useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { useKeptFocus } from '@patient/ui/focus';
import { PlanSummary } from '@patient/ui/PlanSummary';
import type { Subscription } from '@patient/api';
import { choiceOf, PlanEditor, type TreatmentChoice } from '#features/treatment/index.ts';
import { planFacts } from '#shared/pricing/index.ts';
import { ChangeFacts } from '../changes/ChangeFacts.tsx';
import { planChange } from '../rules/planChange.ts';
import { useRenewalPlan } from './useRenewalPlan.ts';

/** Props of {@link RenewalPlanStep}. */
export interface RenewalPlanStepProps {
  subscription: Subscription;
  /** Choices of another plan; undefined keeps the one there is. */
  choice: TreatmentChoice | undefined;
  onChange: (choice: TreatmentChoice | undefined) => void;
  onContinue: () => void;
  onBack: () => void;
}

/** The plan to go on with: the one there is, unless the patient changes it. */
export function RenewalPlanStep({
  subscription,
  choice,
  onChange,
  onContinue,
  onBack,
}: RenewalPlanStepProps) {
  const renewed = useRenewalPlan(subscription, choice);
  const [isChecked, setChecked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(choice === undefined, () => heading.current);
  const handleContinue = () => {
    setChecked(!renewed.isComplete);
    if (renewed.isComplete) onContinue();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Your plan
      </h2>
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
          {renewed.wanted && renewed.isComplete && (
            <ChangeFacts facts={planChange(subscription, renewed.wanted)} />
          )}
          <div>
            <Button onPress={() => onChange(undefined)}>Keep my plan as it is</Button>
          </div>
        </>
      )}
      {isChecked && !renewed.isComplete && (
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
