import {
  type Answer,
  MAX_TEXT_ANSWER_LENGTH,
  NONE_OF_THESE,
  type Question,
  answerProblem,
} from '../../../../model/answers.ts';

/** What the patient is to do, by the kind of the question. */
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

/** Why this cannot be stored as an answer, for the patient; undefined when it can. An empty answer can. */
export function answerFault(question: Question, answer: Answer): string | undefined {
  const problem = answerProblem(question, answer);
  if (problem === undefined || problem === 'missing') return undefined;
  return `${question.question}: ${instructions[question.kind] ?? 'Check this answer'}`;
}
