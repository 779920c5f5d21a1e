import { DeclineNotice, useReasonsToDecline } from '#features/questionnaire/index.ts';
import type { StepProps, StepScreen } from '#shared/view/step.ts';

/** The plan's screen, below what the answers mean for it (decisions, "Subscriptions"). */
export function withDeclineNotice(Screen: StepScreen): StepScreen {
  return function PlanStep(props: StepProps) {
    const reasons = useReasonsToDecline(props.subscription);
    return (
      <>
        <DeclineNotice reasons={reasons} />
        <Screen {...props} />
      </>
    );
  };
}
