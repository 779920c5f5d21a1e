import { StepProgress } from '@patient/ui/StepProgress';

/** `current` is zero-based. */
export const SecondStep = () => (
  <StepProgress steps={['You', 'Questions', 'Treatment', 'Payment']} current={1} />
);
