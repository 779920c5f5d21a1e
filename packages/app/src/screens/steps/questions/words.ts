import { heightWeightEnglish } from '@patient/ui/HeightWeight';
import type { AnswerProblem } from '../../../domain/registration/answers.ts';

const MISSING: Readonly<Record<string, string>> = {
  single: 'Choose an answer.',
  multiple: 'Choose at least one answer.',
  number: 'Enter a number.',
  date: 'Enter a date.',
  height: heightWeightEnglish.heightError.missing,
  weight: heightWeightEnglish.weightError.missing,
  file: 'Add a photo.',
  agreement: 'Agree to this to go on.',
};

const WRONG: Readonly<Record<Exclude<AnswerProblem, 'missing'>, string>> = {
  text: 'Shorten your answer to 5,000 letters.',
  date: 'Enter a date that exists.',
  height: heightWeightEnglish.heightError.range,
  weight: heightWeightEnglish.weightError.range,
};

/** What to do about an answer, in words. */
export const problemText = (problem: AnswerProblem, kind: string): string =>
  problem === 'missing'
    ? (Object.hasOwn(MISSING, kind) && MISSING[kind]) || 'Write your answer.'
    : WRONG[problem];
