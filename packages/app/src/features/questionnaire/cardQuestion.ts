import type { Question } from '@patient/api';
import type { Question as CardQuestion } from '@patient/ui/QuestionCard';
import { NONE_OF_THESE } from '@patient/api/model';

/** A question of the service as the card shows it. */
export const cardQuestion = (question: Question): CardQuestion => ({
  id: question._id,
  kind: question.kind,
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
