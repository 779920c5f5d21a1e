import type { Question } from '@patient/api';
import { LIST_KINDS, NONE_OF_THESE } from '@patient/api/model';

/** Converts a question of the service to a prop of QuestionCard. */
export const cardQuestion = (question: Question) => ({
  id: question._id,
  kind: LIST_KINDS.has(question.kind) ? 'search' : question.kind,
  question: question.question,
  description: question.description,
  label: question.label,
  imageUrl: question.mainImg,
  isOptional: question.flagAsEmpty ?? false,
  options: (question.qOptions ?? []).map(({ _id, option, doctorMayDecline }) => ({
    value: _id,
    label: option,
    isExclusive: option === NONE_OF_THESE,
    hasWarning: doctorMayDecline === true,
  })),
});
