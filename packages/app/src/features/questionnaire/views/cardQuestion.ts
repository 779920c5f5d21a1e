import type { Question } from '@patient/api';
import { NONE_OF_THESE, rowOf, type KnownQuestionKind } from '@patient/api/model';
import type { QuestionKind } from '@patient/ui/QuestionCard';

/** Kind of the card by the kind of the question. */
const CARD_KINDS = {
  single: 'single',
  multiple: 'multiple',
  text: 'text',
  number: 'number',
  date: 'date',
  height: 'height',
  weight: 'weight',
  file: 'file',
  info: 'info',
  agreement: 'agreement',
  medicines: 'search',
  allergies: 'search',
  conditions: 'search',
} satisfies Readonly<Record<KnownQuestionKind, QuestionKind>>;

/** Converts a question of the service to a prop of QuestionCard. */
export const cardQuestion = (question: Question) => ({
  id: question._id,
  // The card has a message for an unknown kind.
  kind: rowOf<string>(CARD_KINDS, question.kind) ?? question.kind,
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
