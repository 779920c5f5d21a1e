import {
  conversionOf,
  kindOf,
  type Answer,
  type AnswerProblem,
  type FieldAnswer,
  type Question,
} from './kinds.ts';

/** Whether the answer of a question is typed. */
export const isTyped = (question: Pick<Question, 'kind'>): boolean => kindOf(question)?.isTyped === true;

/** Whether a question is about a measure of the body. */
export const isMeasure = (question: Pick<Question, 'kind'>): boolean => kindOf(question)?.isMeasure === true;

/** Whether a question has suggestions from a list of the service. */
export const hasList = (question: Pick<Question, 'kind'>): boolean => kindOf(question)?.hasList === true;

/** Whether an answer is entered with a keyboard, so that its parts aren't saved one by one. */
export const isWritten = (question: Pick<Question, 'kind'>): boolean =>
  isTyped(question) || isMeasure(question) || hasList(question);

/** A valid answer to a question without options, for seeds and test users; undefined if its kind has none. */
export const exampleAnswer = (question: Pick<Question, 'kind'>): Answer['value'] => kindOf(question)?.example;

/** Whether a follow-up asks for details of one of several chosen options, and is answered on the page of its question. */
export const isDetail = ({ kind }: Pick<Question, 'kind'>, followUp: Pick<Question, 'kind'>): boolean =>
  kind === 'multiple' && kindOf(followUp)?.isDetail === true;

/** Whether registration can continue without an answer. */
export const isOptional = ({ kind, flagAsEmpty }: Question): boolean =>
  kind === 'info' || flagAsEmpty === true;

/** Problem with the answer to a question; undefined if the patient may continue. */
export function answerProblem(question: Question, answer: Answer | undefined): AnswerProblem | undefined {
  const kind = kindOf(question);
  // A question of an unknown kind can't be shown, but must not be skipped.
  if (kind === undefined) return 'missing';
  if (answer === undefined || !kind.isGiven(answer)) return isOptional(question) ? undefined : 'missing';
  return (kind.fits?.(answer, question) ?? true) ? undefined : kind.problem;
}

/** Whether a question has a valid answer or needs none. */
export const isComplete = (question: Question, answer: Answer | undefined): boolean =>
  answerProblem(question, answer) === undefined;

/** Whether the service stores an answer: a valid or an empty one. */
export function isStorable(question: Question, answer: Answer): boolean {
  const problem = answerProblem(question, answer);
  return problem === undefined || problem === 'missing';
}

/** Converts the value of a field to the answer that the service stores. */
export const answerOf = (question: Question, field: FieldAnswer): Answer => ({
  questionId: question._id,
  question: question.question,
  ...conversionOf(question).toAnswer(field),
});

/** Converts a stored answer to the value of its field. */
export const fieldOf = (question: Question, answer: Answer | undefined): FieldAnswer =>
  conversionOf(question).toField(answer);
