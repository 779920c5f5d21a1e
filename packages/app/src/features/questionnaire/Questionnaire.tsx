import { useAtomValue } from 'jotai';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { meAtom } from '#shared/patient/me.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import type { StepProps } from '#shared/view/step.ts';
import { Answering } from './Answering.tsx';
import { visitAtom, visitKey } from './data/visit.ts';
import { KNOWN, knownPart } from './rules/knownAnswers.ts';
import { VisitView } from './VisitView.tsx';

/** A first registration does not need it. */
const KnownAnswers = lazyPart(
  async () => (await import('./KnownAnswers.tsx')).KnownAnswers,
  inPlace('your answers', <CardSkeleton />),
);

/** Props of {@link Questionnaire}. */
export interface QuestionnaireProps extends StepProps {
  /** Whether it is the one common to all treatments. */
  isGlobal: boolean;
}

/** One of the two questionnaires of a registration, with the answers given so far. */
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
            onChange={(questionId) => onStepHistoryChange([KNOWN, questionId])}
            goNext={goNext}
            isMoving={isMoving}
          />
        ) : (
          <Answering
            {...step}
            {...(known === 'one' && {
              isReviewing: true,
              goNext: async () => onStepHistoryChange([KNOWN]),
              onStepHistoryChange: (history) => onStepHistoryChange([KNOWN, ...history.slice(-1)]),
            })}
            visitKey={key}
            visit={shown}
            patient={patient}
            // The stepper finds where a registration that is over leads.
            onOver={() => void goNext().catch(() => undefined)}
          />
        )
      }
    </VisitView>
  );
}
