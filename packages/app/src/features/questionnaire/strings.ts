import type { AnswerProblem } from '@patient/api/model';

const MISSING: Readonly<Record<string, string>> = {
  single: 'Choose an answer.',
  multiple: 'Choose at least one answer.',
  number: 'Enter a number.',
  date: 'Enter a date.',
  height: 'Enter your height, with inches from 0 to 11.',
  weight: 'Enter your weight.',
  file: 'Add a photo.',
  agreement: 'Check the box to continue.',
};

/** A goal weight has to lie below the weight today. */
type Problem = AnswerProblem | 'goal';

const WRONG: Readonly<Record<Exclude<Problem, 'missing'>, string>> = {
  option: 'Choose one of the answers.',
  number: 'Enter a number.',
  agreement: 'Check the box to continue.',
  text: 'Your answer is too long. Shorten it to 5,000 characters.',
  date: "Check the date. This day doesn't exist.",
  height: 'Enter a height between 3 feet (91 cm) and 8 feet 11 inches (272 cm).',
  weight: 'Enter a weight between 50 lb (22.7 kg) and 1,000 lb (453.6 kg).',
  goal: 'Enter a goal below your weight today.',
};

/** Failures of a questionnaire. The reason follows. */
export const strings = {
  /** An answer that the service did not take. */
  unsaved: "We couldn't save your answer",
  /** The next question or step did not open. */
  stuck: "We couldn't open the next page",
} as const;

/** What to do about an answer, in words. */
export const problemText = (problem: Problem, kind: string): string =>
  problem === 'missing'
    ? (Object.hasOwn(MISSING, kind) && MISSING[kind]) || 'Write your answer.'
    : WRONG[problem];
