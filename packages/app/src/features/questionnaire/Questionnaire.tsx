import { useAtomValue } from 'jotai';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { meAtom } from '../../shared/patient/me.ts';
import { visitAtom } from './data/visit.ts';
import { visitKey } from './data/visitOutbox.ts';
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
  const key = visitKey({ subscriptionId, productType, isGlobal });
  const { query, visit } = useAtomValue(visitAtom(key));
  if (patient !== undefined && patient.basic?.gender === undefined) {
    return <GenderQuestion patientId={patient._id} onHelp={step.onHelp} />;
  }
  if (visit) return <Answering {...step} visitKey={key} visit={visit} patient={patient} />;
  if (query.error) {
    return (
      <LoadFailure
        what="your questions"
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading your questions…">
      <CardBones />
    </SkeletonGroup>
  );
}
