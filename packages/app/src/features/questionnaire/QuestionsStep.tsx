import type { StepProps } from '#shared/view/step.ts';
import { Questionnaire } from './Questionnaire.tsx';

/** The questions of the treatment. */
export function QuestionsStep(props: StepProps) {
  return <Questionnaire {...props} isGlobal={false} />;
}
