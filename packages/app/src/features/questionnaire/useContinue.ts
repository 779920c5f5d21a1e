import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useAnnouncer } from '@patient/ui/Alert';
import { useAction, useLatest } from '@patient/ui/hooks';
import type { Patient, Question } from '@patient/api';
import { measuresIn, type AnsweredMeasures, pageAt, nextIndex, type Visit } from '@patient/api/model';
import type { StepProps } from '#shared/view/step.ts';
import { saveMeasuresAtom } from './data/body.ts';
import type { VisitName } from './data/visit.ts';
import { visitActionsAtom } from './data/visitActions.ts';
import { strings } from './strings.ts';

/** Options of {@link useContinue}. */
export interface ContinueOptions extends Pick<StepProps, 'isReviewing' | 'goNext'> {
  readonly name: VisitName;
  readonly visit: Visit;
  readonly patient: Patient;
  /** For a list of asked questions, returns a predicate for those that still need a valid answer. */
  readonly isOpenIn: (asked: readonly Question[]) => (question: Question) => boolean;
  /** Called if the page stays, because an answer has added a question to it. */
  readonly onAdded: (questionId: string) => void;
}

const isSaved = (patient: Patient, { height, weight }: AnsweredMeasures): boolean =>
  patient.height === height && patient.weight === weight;

/**
 * Continues from a page: to the next one, or to the next step once all answers are saved. Does nothing if the patient has left
 * the page before that.
 * @param id of the first question on the page
 */
export function useContinue(
  id: string | undefined,
  { name, visit: { answers, position }, patient, isOpenIn, isReviewing, onAdded, goNext }: ContinueOptions,
) {
  const { complete, finish, show } = useAtomValue(visitActionsAtom(name));
  const { mutate: saveMeasures, mutateAsync: saveMeasuresAsync } = useAtomValue(saveMeasuresAtom);
  const [failed, setFailed] = useState<{ readonly id?: string | undefined; readonly error: unknown }>();
  const announce = useAnnouncer();
  const startAttempt = useLatest();
  useEffect(() => (id === undefined ? undefined : () => void startAttempt()), [startAttempt, id]);

  const { run: leave, isPending: isLeaving } = useAction(async (page: readonly Question[]): Promise<void> => {
    const isHere = startAttempt();
    setFailed(undefined);
    try {
      const asked = await complete();
      if (!isHere()) return;
      const ids = new Set(page.map(({ _id }) => _id));
      const at = asked.findLastIndex(({ _id }) => ids.has(_id));
      const next = nextIndex(asked, isOpenIn(asked), at, isReviewing);
      // A renewal or follow-up asks for the weight only.
      const measures = measuresIn(asked, answers, patient.height);
      if (measures && ids.has(measures.lastId)) saveMeasures({ patientId: patient._id, ...measures });
      if (next !== undefined) {
        const questionId = pageAt(asked, next)[0]?._id;
        show({ ...position, part: 'question', questionId });
        const added = asked[next]?._id;
        if (added !== undefined && questionId === id) onAdded(added);
        return;
      }
      if (!(await finish())) return;
      if (isHere()) announce(strings.stepSaved);
      // Saves height and weight again if that failed earlier.
      if (measures && !isSaved(patient, measures))
        await saveMeasuresAsync({ patientId: patient._id, ...measures });
      if (isHere()) await goNext();
    } catch (error) {
      setFailed({ id, error });
    }
  });

  return {
    isLeaving,
    /** Error of the last attempt to continue from this page. */
    failure: failed?.id === id ? failed?.error : undefined,
    clearFailure: () => setFailed(undefined),
    leave,
  };
}
