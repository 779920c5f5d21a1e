import type { Question, VisitAnswer } from '../../client/entities.ts';
import { conversionOf, type FieldAnswer } from './kinds.ts';

/** Converts the value of a field to the answer that the service stores. */
export const answerOf = (question: Question, field: FieldAnswer): VisitAnswer => ({
  questionId: question._id,
  question: question.question,
  ...conversionOf(question).toAnswer(field),
});

/** Converts a stored answer to the value of its field. */
export const fieldOf = (question: Question, answer: VisitAnswer | undefined): FieldAnswer =>
  conversionOf(question).toField(answer);
