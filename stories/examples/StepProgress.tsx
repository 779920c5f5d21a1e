import { StepProgress } from '@patient/ui/StepProgress';

/** Counted from 0. */
export const SecondStep = () => (
  <StepProgress steps={['You', 'Questions', 'Treatment', 'Payment']} current={1} />
);
