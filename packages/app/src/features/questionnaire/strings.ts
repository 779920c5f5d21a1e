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

/** Problem of an answer; `goal` is a goal weight that isn't below the current weight. */
type Problem = AnswerProblem | 'goal';

const INVALID: Readonly<Record<Exclude<Problem, 'missing'>, string>> = {
  option: 'Choose one of the answers.',
  number: 'Enter a number.',
  agreement: 'Check the box to continue.',
  text: 'Your answer is too long. Shorten it to 5,000 characters.',
  date: "Check the date. This day doesn't exist.",
  height: 'Enter a height between 3 feet (91 cm) and 8 feet 11 inches (272 cm).',
  weight: 'Enter a weight between 50 lb (22.7 kg) and 1,000 lb (453.6 kg).',
  goal: 'Enter a goal below your weight today.',
};

/** Titles of alerts, shown above the reason. */
export const strings = {
  /** Saving an answer failed. */
  unsaved: "We couldn't save your answer",
  /** Opening the next question or step failed. */
  stuck: "We couldn't open the next page",
} as const;

/** Message about a problem of an answer. */
export const problemText = (problem: Problem, kind: string): string =>
  problem === 'missing'
    ? (Object.hasOwn(MISSING, kind) && MISSING[kind]) || 'Write your answer.'
    : INVALID[problem];
