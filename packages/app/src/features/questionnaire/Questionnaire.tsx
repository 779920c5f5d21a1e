import { useAtomValue } from 'jotai';
import { CardSkeleton } from '@patient/ui/Card';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import type { StepProps } from '#shared/view/step.ts';
import { QuestionPage } from './QuestionPage.tsx';
import { visitOf } from './data/visit.ts';
import { visitActionsAtom } from './data/visitActions.ts';
import { VisitView } from './VisitView.tsx';

/** Lazily loaded: a first registration doesn't need it. */
const KnownAnswers = lazyPart(
  async () => (await import('./KnownAnswers.tsx')).KnownAnswers,
  inPlace('your answers', <CardSkeleton />),
);

/** Props of {@link Questionnaire}. */
export interface QuestionnaireProps extends StepProps {
  /** Whether these are the questions common to all treatments. */
  isGlobal: boolean;
}

/** One of the two questionnaires of a registration: common to all treatments, or specific to this one. */
export function Questionnaire({ isGlobal, ...step }: QuestionnaireProps) {
  const { subscription, goNext, isMoving, onHelp } = step;
  const name = visitOf(subscription, isGlobal ? 'global' : 'own');
  const { show } = useAtomValue(visitActionsAtom(name));
  return (
    <VisitView name={name} onHelp={onHelp}>
      {(visit, patient) =>
        visit.position.part === 'known' ? (
          <KnownAnswers
            name={name}
            visit={visit}
            productType={subscription.productType}
            onChange={(questionId) => show({ part: 'question', questionId, isFromKnown: true })}
            goNext={goNext}
            isMoving={isMoving}
          />
        ) : (
          <QuestionPage
            {...step}
            {...(visit.position.isFromKnown === true && {
              isReviewing: true,
              goNext: async () => show({ part: 'known' }),
            })}
            name={name}
            visit={visit}
            patient={patient}
            // The stepper redirects when the registration is already submitted.
            onSubmittedElsewhere={() => void goNext().catch(() => undefined)}
          />
        )
      }
    </VisitView>
  );
}
