import { useAtomValue } from 'jotai';
import { meAtom } from '../../shared/patient/me.ts';
import { CardSkeleton } from '../../shared/view/CardSkeleton.tsx';
import { QueryView } from '../../shared/view/QueryView.tsx';
import type { StepProps } from '../../shared/view/step.ts';
import { Answering } from './Answering.tsx';
import { visitAtom } from './data/visit.ts';
import { visitKey } from './data/visitKey.ts';
import { GenderQuestion } from './GenderQuestion.tsx';
import { useFocusAfterGender } from './useFocusAfterGender.ts';

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
  if (asksGender) return <GenderQuestion patientId={patient._id} onHelp={step.onHelp} />;
  return (
    <div ref={place}>
      <QueryView queries={[me, { ...query, data: visit }]} what="your questions" skeleton={<CardSkeleton />}>
        {(_me, shown) => (
          <Answering
            {...step}
            visitKey={key}
            visit={shown}
            patient={patient}
            // The stepper knows where a registration that is over leads to.
            onOver={() => void step.goNext().catch(() => undefined)}
          />
        )}
      </QueryView>
    </div>
  );
}
