import type { Question } from '@patient/api';
import { NONE_OF_THESE } from '@patient/api/model';
import { kindView } from './kinds.ts';

/** Converts a question of the service to a prop of QuestionCard. */
export const cardQuestion = (question: Question) => ({
  id: question._id,
  // The card has a message for an unknown kind.
  kind: kindView(question)?.card ?? question.kind,
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
