import { useAtomValue } from 'jotai';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { meAtom } from '../../shared/patient/me.ts';
import { visitAtom, visitKey } from './data/visit.ts';
import { LoadFailure } from '../../shared/view/LoadFailure.tsx';
import { CardBones } from '../../shared/view/CardSkeleton.tsx';
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
  const patient = useAtomValue(meAtom).data?.patient;
  const visit = useAtomValue(visitAtom(visitKey({ subscriptionId, productType, isGlobal })));
  if (patient !== undefined && patient.basic?.gender === undefined) {
    return <GenderQuestion patientId={patient._id} onHelp={step.onHelp} />;
  }
  if (visit.data) return <Answering {...step} visit={visit.data} patient={patient} />;
  if (visit.error) {
    return (
      <LoadFailure
        what="your questions"
        error={visit.error}
        isRetrying={visit.isFetching}
        onRetry={() => void visit.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading your questions…">
      <CardBones />
    </SkeletonGroup>
  );
}
