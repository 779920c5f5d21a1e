import { ConnectionError } from '#shared/service/connectionError.ts';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart, type LazyPart } from '#shared/lazy/lazyPart.tsx';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import type { StepProps, StepScreen } from '#shared/view/step.ts';

const STILL_SAVED = 'Check your connection and try again. Your progress is saved.';

const { fallback, failure } = inPlace('this step', <CardSkeleton />);

const stepPart = (load: () => Promise<StepScreen>) =>
  lazyPart(load, {
    fallback,
    failure: (error, retry) => failure?.(new ConnectionError(error, STILL_SAVED), retry),
  });

const SummaryStep = stepPart(async () => (await import('./SummaryStep.tsx')).SummaryStep);

/** Screen of each registration step, a chunk of its own. The stepper shows a message for any other step. */
export const stepScreens: ReadonlyMap<string, LazyPart<StepProps>> = new Map([
  [
    'globalQuestions',
    stepPart(
      async () => (await import('#features/questionnaire/GlobalQuestionsStep.tsx')).GlobalQuestionsStep,
    ),
  ],
  [
    'questions',
    stepPart(async () => (await import('#features/questionnaire/QuestionsStep.tsx')).QuestionsStep),
  ],
  [
    'treatment',
    stepPart(async () => {
      const [{ TreatmentStep }, { withDeclineNotice }] = await Promise.all([
        import('#features/treatment/TreatmentStep.tsx'),
        import('./withDeclineNotice.tsx'),
      ]);
      return withDeclineNotice(TreatmentStep);
    }),
  ],
  ['payment', stepPart(async () => (await import('#features/payment/PaymentStep.tsx')).PaymentStep)],
  ['photo', stepPart(async () => (await import('#features/identity/PhotoStep.tsx')).PhotoStep)],
  ['summary', SummaryStep],
  ['done', SummaryStep],
]);
