import { useAtomValue } from 'jotai';
import { meAtom } from '../../shared/patient/me.ts';
import { visitAtom, visitKey } from './data/visit.ts';
import { CardSkeleton } from '../../shared/view/CardSkeleton.tsx';
import { QueryView } from '../../shared/view/QueryView.tsx';
import type { StepProps } from '../../shared/view/step.ts';
import { Answering } from './Answering.tsx';
import { GenderQuestion } from './GenderQuestion.tsx';

/** Props of {@link Questionnaire}. */
export interface QuestionnaireProps extends StepProps {
  /** Whether it is the one common to all treatments. */
  isGlobal: boolean;
}

/** One of the two questionnaires of a registration: fetched with what was answered, then gone through. */
export function Questionnaire({ isGlobal, ...step }: QuestionnaireProps) {
  const { _id: subscriptionId, productType } = step.subscription;
  const me = useAtomValue(meAtom);
  const patient = me.data?.patient;
  const visit = useAtomValue(visitAtom(visitKey({ subscriptionId, productType, isGlobal })));
  if (patient !== undefined && patient.basic?.gender === undefined) {
    return <GenderQuestion patientId={patient._id} onHelp={step.onHelp} />;
  }
  return (
    <QueryView queries={[me, visit]} what="your questions" skeleton={<CardSkeleton />}>
      {(_me, loaded) => <Answering {...step} visit={loaded} patient={patient} />}
    </QueryView>
  );
}
