import type { Question } from '@patient/api';
import type { AnswerProblem, QuestionPosition } from '@patient/api/model';
import { missingText, type Message } from './views/kinds.ts';

/** Problem of an answer; `goal` is a goal weight that isn't below the current weight. */
type Problem = AnswerProblem | 'goal';

const goalMissing: Message = () => 'Enter your goal weight.';

const INVALID: Readonly<Record<Exclude<Problem, 'missing'>, Message>> = {
  option: (of) => `Choose one of the answers${of('to')}.`,
  number: (of) => `Enter a number${of('for')}.`,
  agreement: () => 'Check the box to continue.',
  text: (of) => `Your answer${of('to')} is too long. Shorten it to 5,000 characters.`,
  date: (of) => `Check the date${of('for')}. This day doesn't exist.`,
  height: () => 'Enter a height between 3 feet (91 cm) and 8 feet 11 inches (272 cm).',
  weight: () => 'Enter a weight between 50 lb (22.7 kg) and 1,000 lb (453.6 kg).',
  goal: () => 'Enter a goal below your weight today.',
};

/** Titles of alerts, shown above the reason, and announcements. */
export const strings = {
  /** All answers of a step are saved. */
  stepSaved: 'Saved',
  /** Saving an answer failed. */
  unsaved: "We couldn't save your answer",
  /** Opening the next question or step failed. */
  stuck: "We couldn't open the next page",
} as const;

/** What the message about an answer depends on, besides the question. */
interface Place {
  /** Whether the question is about the goal weight. */
  readonly isGoal?: boolean;
  /** Whether the page has other questions, so that the message names its own. */
  readonly isShared?: boolean;
}

/** Message about a problem of an answer. */
export function problemText(
  problem: Problem,
  { kind, question }: Pick<Question, 'kind' | 'question'>,
  { isGoal = false, isShared = false }: Place = {},
): string {
  const missing = isGoal ? goalMissing : missingText({ kind });
  const message = problem === 'missing' ? missing : INVALID[problem];
  return message((preposition) => (isShared ? ` ${preposition} “${question}”` : ''));
}

/** Position within a questionnaire, for the patient. */
export const positionText = ({ number, count }: QuestionPosition): string => `Question ${number} of ${count}`;
