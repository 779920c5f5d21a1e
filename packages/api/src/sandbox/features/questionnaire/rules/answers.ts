import type { KnownQuestionKind } from '../../../../generated/knownValues.ts';
import { rowOf } from '../../../../model/rowOf.ts';
import {
  type Answer,
  MAX_TEXT_ANSWER_LENGTH,
  NONE_OF_THESE,
  type Question,
  answerProblem,
} from '../../../../model/questionnaire/answers.ts';

const words = `Answer in words, ${MAX_TEXT_ANSWER_LENGTH} letters at most`;

const OTHER = 'Check this answer';

/** Instructions for the patient, by the kind of question. */
const instructions = {
  medicines: words,
  allergies: words,
  conditions: words,
  single: 'Choose one of the answers',
  multiple: `Choose among the answers; "${NONE_OF_THESE}" stands alone`,
  text: words,
  number: 'Answer with a number',
  date: 'Answer with a date',
  height: 'Give your height in feet and inches',
  weight: 'Give your weight in pounds',
  agreement: 'Agree to go on',
  file: OTHER,
  info: OTHER,
} satisfies Readonly<Record<KnownQuestionKind, string>>;

/** Message for the patient about an invalid answer; undefined for a valid or empty one. */
export function answerError(question: Question, answer: Answer): string | undefined {
  const problem = answerProblem(question, answer);
  if (problem === undefined || problem === 'missing') return undefined;
  return `${question.question}: ${rowOf(instructions, question.kind) ?? OTHER}`;
}
