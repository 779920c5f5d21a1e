import { answerProblem } from '../../../../model/questionnaire/answers.ts';
import {
  type Answer,
  type AnswerProblem,
  MAX_TEXT_ANSWER_LENGTH,
  NONE_OF_THESE,
  type Question,
} from '../../../../model/questionnaire/kinds.ts';

/** Instructions for the patient. */
const INSTRUCTIONS: Readonly<Record<Exclude<AnswerProblem, 'missing'>, string>> = {
  option: `Choose among the answers; "${NONE_OF_THESE}" stands alone`,
  text: `Answer in words, ${MAX_TEXT_ANSWER_LENGTH} letters at most`,
  number: 'Answer with a number',
  date: 'Answer with a date',
  height: 'Give your height in feet and inches',
  weight: 'Give your weight in pounds',
  agreement: 'Agree to go on',
};

/** Message for the patient about an invalid answer; undefined for a valid or empty one. */
export function answerError(question: Question, answer: Answer): string | undefined {
  const problem = answerProblem(question, answer);
  if (problem === undefined || problem === 'missing') return undefined;
  return `${question.question}: ${INSTRUCTIONS[problem]}`;
}
