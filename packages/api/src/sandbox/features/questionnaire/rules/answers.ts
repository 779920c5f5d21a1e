import {
  type Answer,
  MAX_TEXT_ANSWER_LENGTH,
  NONE_OF_THESE,
  type Question,
  answerProblem,
} from '../../../../model/answers.ts';

/** Instructions for the patient, by the kind of question. */
const instructions: Readonly<Record<string, string>> = {
  single: 'Choose one of the answers',
  multiple: `Choose among the answers; "${NONE_OF_THESE}" stands alone`,
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
  return `${question.question}: ${instructions[question.kind] ?? 'Check this answer'}`;
}
