import type { StepScreen } from '../../../shared/view/step.ts';

/** Screen of each registration step, a chunk of its own. The stepper shows a message for any other step. */
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
