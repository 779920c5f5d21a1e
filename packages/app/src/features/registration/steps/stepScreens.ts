import { loadCode } from '#shared/lazy/loadCode.ts';
import type { StepScreen } from '#shared/view/step.ts';

/** Screen of each registration step, a chunk of its own. The stepper shows a message for any other step. */
export const stepScreens: Readonly<Record<string, (() => Promise<StepScreen>) | undefined>> = {
  globalQuestions: loadCode(
    async () => (await import('#features/questionnaire/GlobalQuestionsStep.tsx')).GlobalQuestionsStep,
  ),
  questions: loadCode(async () => (await import('#features/questionnaire/QuestionsStep.tsx')).QuestionsStep),
  treatment: loadCode(async () => {
    const [{ TreatmentStep }, { withDeclineNotice }] = await Promise.all([
      import('#features/treatment/TreatmentStep.tsx'),
      import('./withDeclineNotice.tsx'),
    ]);
    return withDeclineNotice(TreatmentStep);
  }),
  payment: loadCode(async () => (await import('#features/payment/PaymentStep.tsx')).PaymentStep),
  photo: loadCode(async () => (await import('#features/identity/PhotoStep.tsx')).PhotoStep),
  summary: loadCode(async () => (await import('./SummaryStep.tsx')).SummaryStep),
  done: loadCode(async () => (await import('./SummaryStep.tsx')).SummaryStep),
};
