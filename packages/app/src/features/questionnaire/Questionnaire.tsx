import { useAtomValue } from 'jotai';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { meAtom } from '#shared/patient/me.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { StepProps } from '#shared/view/step.ts';
import { useFocusOnChange } from '#shared/view/useFocusOnChange.ts';
import { Answering } from './Answering.tsx';
import { visitAtom } from './data/visit.ts';
import { visitKey } from './data/visitKey.ts';
import { GenderQuestion } from './GenderQuestion.tsx';
import { KNOWN, knownPart } from './rules/knownAnswers.ts';
import { useFocusAfterGender } from './useFocusAfterGender.ts';

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
  const { _id: subscriptionId, productType } = step.subscription;
  const key = visitKey({ subscriptionId, productType, isGlobal });
  const me = useAtomValue(meAtom);
  const { query, visit } = useAtomValue(visitAtom(key));
  const patient = me.data?.patient;
  const asksGender = patient !== undefined && patient.basic?.gender === undefined;
  const place = useFocusAfterGender(asksGender, visit !== undefined);
  const known = knownPart({ isGlobal, patient, visit, stepHistory: step.stepHistory });
  useFocusOnChange(known === 'one', () => place.current?.querySelector('h2'));
  if (asksGender) return <GenderQuestion patientId={patient._id} onHelp={step.onHelp} />;
  return (
    <div ref={place}>
      <QueryView queries={[me, { ...query, data: visit }]} what="your questions" skeleton={<CardSkeleton />}>
        {(_me, shown) =>
          known === 'all' ? (
            <KnownAnswers
              visitKey={key}
              visit={shown}
              productType={productType}
              onChange={(questionId) => step.onStepHistoryChange([KNOWN, questionId])}
              goNext={step.goNext}
              isMoving={step.isMoving}
            />
          ) : (
            <Answering
              {...step}
              {...(known === 'one' && {
                isReviewing: true,
                goNext: async () => step.onStepHistoryChange([KNOWN]),
                onStepHistoryChange: (history) => step.onStepHistoryChange([KNOWN, ...history.slice(-1)]),
              })}
              visitKey={key}
              visit={shown}
              patient={patient}
              // The stepper finds where a registration that is over leads.
              onOver={() => void step.goNext().catch(() => undefined)}
            />
          )
        }
      </QueryView>
    </div>
  );
}
