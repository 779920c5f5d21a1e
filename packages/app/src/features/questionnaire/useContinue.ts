import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Patient, Question, VisitAnswer } from '@patient/api';
import { measuresIn, type AnsweredMeasures } from '@patient/api/model';
import type { StepProps } from '#shared/view/step.ts';
import { useAction } from '#shared/view/useAction.ts';
import { useLatest } from '#shared/view/useLatest.ts';
import { saveMeasuresAtom } from './data/body.ts';
import { visitActionsAtom } from './data/visitActions.ts';
import { historyTo, nextIndex } from './rules/questionTree.ts';

/** Options of {@link useContinue}. */
export interface ContinueOptions extends Pick<StepProps, 'isReviewing' | 'onStepHistoryChange' | 'goNext'> {
  /** Key of the visit. */
  readonly visitKey: string;
  readonly answers: ReadonlyMap<string, VisitAnswer>;
  readonly patient: Patient;
  /** Tells of the questions that are asked which have to be answered first. */
  readonly isOpenIn: (asked: readonly Question[]) => (question: Question) => boolean;
}

const isKept = (patient: Patient, { height, weight }: AnsweredMeasures): boolean =>
  patient.height === height && patient.weight === weight;

/**
 * Leads on from a question: to the next one, or out of the questions once the service has every answer. That counts only for
 * a patient who is still at the question.
 * @param id of the question that is shown
 */
export function useContinue(
  id: string | undefined,
  { visitKey: key, answers, patient, isOpenIn, isReviewing, onStepHistoryChange, goNext }: ContinueOptions,
) {
  const { complete, finish } = useAtomValue(visitActionsAtom(key));
  const { mutate: saveMeasures, mutateAsync: keepMeasures } = useAtomValue(saveMeasuresAtom);
  const [failed, setFailed] = useState<{ readonly id: string; readonly error: unknown }>();
  const begin = useLatest();
  useEffect(() => (id === undefined ? undefined : () => void begin()), [begin, id]);

  const { run: leave, isPending: isLeaving } = useAction(async ({ _id }: Question): Promise<void> => {
    const isHere = begin();
    setFailed(undefined);
    try {
      const asked = await complete();
      if (!isHere()) return;
      const at = asked.findIndex((question) => question._id === _id);
      const next = nextIndex(asked, isOpenIn(asked), at, isReviewing);
      const measures = measuresIn(asked, answers);
      if (measures?.lastId === _id) saveMeasures({ patientId: patient._id, ...measures });
      if (next !== undefined) {
        onStepHistoryChange(historyTo(asked, next));
        return;
      }
      if (!(await finish())) return;
      // Where keeping them failed before, it is done before the questions are left.
      if (measures && !isKept(patient, measures)) await keepMeasures({ patientId: patient._id, ...measures });
      if (isHere()) await goNext();
    } catch (error) {
      setFailed({ id: _id, error });
    }
  });

  return {
    isLeaving,
    /** Why this question could not be left. */
    failure: failed?.id === id ? failed?.error : undefined,
    forgetFailure: () => setFailed(undefined),
    leave,
  };
}
