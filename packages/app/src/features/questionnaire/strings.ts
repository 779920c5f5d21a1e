import type { AnswerProblem } from '@patient/api/model';

const MISSING: Readonly<Record<string, string>> = {
  single: 'Choose an answer.',
  multiple: 'Choose at least one answer.',
  number: 'Enter a number.',
  date: 'Enter a date.',
  height: 'Enter your height, with inches from 0 to 11.',
  weight: 'Enter your weight.',
  file: 'Add a photo.',
  agreement: 'Agree to this to continue.',
};

const WRONG: Readonly<Record<Exclude<AnswerProblem, 'missing'>, string>> = {
  option: 'Choose one of the answers.',
  number: 'Enter a number.',
  agreement: 'Agree to this to continue.',
  text: 'Shorten your answer to 5,000 letters.',
  date: 'Enter a date that exists.',
  height: 'A height is between 3 feet (91 cm) and 8 feet 11 inches (272 cm).',
  weight: 'A weight is between 50 lb (22.7 kg) and 1,000 lb (453.6 kg).',
};

/** What to do about an answer, in words. */
export const problemText = (problem: AnswerProblem, kind: string): string =>
  problem === 'missing'
    ? (Object.hasOwn(MISSING, kind) && MISSING[kind]) || 'Write your answer.'
    : WRONG[problem];
