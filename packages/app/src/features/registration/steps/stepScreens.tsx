import { CardSkeleton } from '@patient/ui/Card';
import { ConnectionError } from '#shared/service/connectionError.ts';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart, type LazyPart } from '#shared/lazy/lazyPart.tsx';
import type { StepProps, StepScreen } from '#shared/view/step.ts';

const PROGRESS_SAVED = 'Check your connection and try again. Your progress is saved.';

const { fallback, failure } = inPlace('this step', <CardSkeleton />);

const stepPart = (load: () => Promise<StepScreen>) =>
  lazyPart(load, {
    fallback,
    failure: (error, ...rest) => failure?.(new ConnectionError(error, PROGRESS_SAVED), ...rest),
  });

const questionnaire = (isGlobal: boolean) =>
  stepPart(async () => {
    const { Questionnaire } = await import('#features/questionnaire/Questionnaire.tsx');
    return (props: StepProps) => <Questionnaire {...props} isGlobal={isGlobal} />;
  });

const SummaryStep = stepPart(async () => (await import('./SummaryStep.tsx')).SummaryStep);

/** Lazily loaded screen of each registration step. StepsScreen shows a message for unknown steps. */
export const stepScreens: ReadonlyMap<string, LazyPart<StepProps>> = new Map([
  ['globalQuestions', questionnaire(true)],
  ['questions', questionnaire(false)],
  [
    'treatment',
    stepPart(async () => {
      const [{ TreatmentStep }, { DeclineReasons }] = await Promise.all([
        import('#features/treatment/TreatmentStep.tsx'),
        import('#features/questionnaire/DeclineReasons.tsx'),
      ]);
      return (props: StepProps) => (
        <>
          <DeclineReasons subscription={props.subscription} />
          <TreatmentStep {...props} />
        </>
      );
    }),
  ],
  ['payment', stepPart(async () => (await import('#features/payment/PaymentStep.tsx')).PaymentStep)],
  ['photo', stepPart(async () => (await import('#features/identity/PhotoStep.tsx')).PhotoStep)],
  ['summary', SummaryStep],
  ['done', SummaryStep],
]);
