import type { Question } from '@patient/api';
import { isComplete, type Answers } from '@patient/api/model';

/** Where to go on after a pause: at the stored index, never past a question that has to be answered first, nor past the end. */
export function resumeIndex(asked: readonly Question[], answers: Answers, lastIndex: number): number {
  const open = asked.findIndex((question) => !isComplete(question, answers.get(question._id)));
  const furthest = open === -1 ? asked.length - 1 : open;
  return Math.max(0, Math.min(Math.trunc(lastIndex) || 0, furthest));
}

/** The words of the answer that brought a follow-up; undefined for a question that is asked anyway. */
export function reasonFor(
  { immediateParentQId, optionId }: Question,
  known: readonly Question[],
): string | undefined {
  const parent = known.find(({ _id }) => _id === immediateParentQId);
  return parent?.qOptions?.find(({ _id }) => _id === optionId)?.option;
}
