import { Button } from '@patient/ui/Button';
import { LinkButton } from '@patient/ui/Link';
import { useContinueRegistration } from '../registration/index.ts';
import type { NextStep } from './rules/actions.ts';
import { stepTarget } from './rules/stepTarget.ts';

/** Props of {@link NextStepButton}. */
export interface NextStepButtonProps {
  step: NextStep;
  subscriptionId: string;
  /** Name of the treatment, to tell buttons apart. */
  subject: string;
}

interface NamedProps {
  label: string;
  /** Accessible name; starts with the label. */
  name: string;
}

function ContinueButton({ label, name, subscriptionId }: NamedProps & { subscriptionId: string }) {
  const continueRegistration = useContinueRegistration();
  return (
    <Button variant="primary" aria-label={name} onPress={() => continueRegistration(subscriptionId)}>
      {label}
    </Button>
  );
}

/** What a subscription waits for, as a button. */
export function NextStepButton({ step, subscriptionId, subject }: NextStepButtonProps) {
  const target = stepTarget(step, subscriptionId);
  const named = { label: target.label, name: `${target.label}, ${subject}` };
  if (target.kind === 'registration') return <ContinueButton {...named} subscriptionId={subscriptionId} />;
  return (
    <LinkButton href={target.href} aria-label={named.name}>
      {target.label}
    </LinkButton>
  );
}
