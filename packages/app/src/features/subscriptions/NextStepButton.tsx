import { Button } from '@patient/ui/Button';
import { LinkButton } from '@patient/ui/Link';
import { useContinueRegistration } from '#features/registration/index.ts';
import type { NextStep } from './rules/actions.ts';
import { stepTarget } from './rules/stepTarget.ts';

/** Props of {@link NextStepButton}. */
export interface NextStepButtonProps {
  step: NextStep;
  subscriptionId: string;
  /** Cents that a new card is charged at once. @default 0 */
  due?: number;
  /** Name of the treatment, to tell buttons apart. */
  subject: string;
  /** The screen's main action; one of many in a list. @default false */
  isPrimary?: boolean;
}

interface LabelProps {
  label: string;
  /** Accessible name; starts with the label. */
  name: string;
  variant: 'primary' | 'secondary';
}

function ContinueButton({ label, name, variant, subscriptionId }: LabelProps & { subscriptionId: string }) {
  const continueRegistration = useContinueRegistration();
  return (
    <Button variant={variant} aria-label={name} onPress={() => continueRegistration(subscriptionId)}>
      {label}
    </Button>
  );
}

/** What a subscription waits for, as a button. */
export function NextStepButton({
  step,
  subscriptionId,
  due,
  subject,
  isPrimary = false,
}: NextStepButtonProps) {
  const target = stepTarget(step, subscriptionId, due);
  const labels = {
    label: target.label,
    name: `${target.label}, ${subject}`,
    variant: isPrimary ? ('primary' as const) : ('secondary' as const),
  };
  if (target.kind === 'registration') return <ContinueButton {...labels} subscriptionId={subscriptionId} />;
  return (
    <LinkButton href={target.href} variant={labels.variant} aria-label={labels.name}>
      {target.label}
    </LinkButton>
  );
}
