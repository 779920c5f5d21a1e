import { useAtomValue } from 'jotai';
import { CardSkeleton } from '@patient/ui/Card';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { meAtom } from '#shared/patient/me.ts';
import type { StepProps } from '#shared/view/step.ts';
import { QuestionPage } from './QuestionPage.tsx';
import { visitAtom, visitKey } from './data/visit.ts';
import { KNOWN_PART, knownPart } from '@patient/api/model';
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
  const { subscription, stepHistory, onStepHistoryChange, goNext, isMoving, onHelp } = step;
  const key = visitKey(subscription, isGlobal ? 'global' : 'own');
  const { data: me } = useAtomValue(meAtom);
  const { visit } = useAtomValue(visitAtom(key));
  const known = knownPart({ isGlobal, patient: me?.patient, visit, stepHistory });
  return (
    <VisitView visitKey={key} part={known === 'one' ? known : undefined} onHelp={onHelp}>
      {(shown, patient) =>
        known === 'all' ? (
          <KnownAnswers
            visitKey={key}
            visit={shown}
            productType={subscription.productType}
            onChange={(questionId) => onStepHistoryChange([KNOWN_PART, questionId])}
            goNext={goNext}
            isMoving={isMoving}
          />
        ) : (
          <QuestionPage
            {...step}
            {...(known === 'one' && {
              isReviewing: true,
              goNext: async () => onStepHistoryChange([KNOWN_PART]),
              onStepHistoryChange: (history) => onStepHistoryChange([KNOWN_PART, ...history.slice(-1)]),
            })}
            visitKey={key}
            visit={shown}
            patient={patient}
            // The stepper redirects when the registration is already submitted.
            onSubmittedElsewhere={() => void goNext().catch(() => undefined)}
          />
        )
      }
    </VisitView>
  );
}
