import type { StepScreen } from '../../../shared/view/step.ts';

/**
 * The screen of each registration step, a chunk of its own. A step that is not built is not here: the stepper then stops
 * in plain words, as it does at a step that nobody knows. A step adds its own line and nothing else.
 */
export const stepScreens: Readonly<Record<string, (() => Promise<StepScreen>) | undefined>> = {
  globalQuestions: async () =>
    (await import('../../questionnaire/GlobalQuestionsStep.tsx')).GlobalQuestionsStep,
  questions: async () => (await import('../../questionnaire/QuestionsStep.tsx')).QuestionsStep,
  treatment: async () => (await import('../../treatment/TreatmentStep.tsx')).TreatmentStep,
  payment: async () => (await import('../../payment/PaymentStep.tsx')).PaymentStep,
  photo: async () => (await import('../../identity/PhotoStep.tsx')).PhotoStep,
  summary: async () => (await import('./SummaryStep.tsx')).SummaryStep,
  done: async () => (await import('./SummaryStep.tsx')).SummaryStep,
};
