import type { StepProps } from '#shared/view/step.ts';
import { Questionnaire } from './Questionnaire.tsx';

/** The questions common to all treatments. */
export function GlobalQuestionsStep(props: StepProps) {
  return <Questionnaire {...props} isGlobal />;
}
