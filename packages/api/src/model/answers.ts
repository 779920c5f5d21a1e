import type { components } from '../generated/patient.ts';
import { isHeight, isWeight } from './body.ts';
import { isCalendarDay } from './dates.ts';

export type Question = components['schemas']['Question'];
export type Answer = components['schemas']['Answer'];

/** Option that rules out all others of its question (decisions, "Registration"). */
export const NONE_OF_THESE = 'None of these';

/** Characters of a text answer. */
export const LONGEST_TEXT_ANSWER = 5000;

/** What is wrong with an answer: nothing was given, or it does not fit a question of that kind. */
export type AnswerProblem =
  | 'missing'
  | 'option'
  | 'text'
  | 'number'
  | 'date'
  | 'height'
  | 'weight'
  | 'agreement';

interface Kind {
  /** Whether something was answered at all. */
  readonly isGiven: (answer: Answer) => boolean;
  /** What is wrong with an answer that does not fit. */
  readonly problem?: AnswerProblem;
  readonly fits?: (answer: Answer, question: Question) => boolean;
}

const chosen = ({ optionIds = [] }: Answer) => optionIds;
const hasOption = (answer: Answer) => chosen(answer).length > 0;
const hasValue = ({ value }: Answer) => value !== undefined && value !== null && value !== '';
const optionOf = ({ qOptions = [] }: Question, id: string) => qOptions.find(({ _id }) => _id === id);

const areOptions = (answer: Answer, question: Question): boolean =>
  chosen(answer).every((id) => optionOf(question, id) !== undefined);
const areDifferent = (answer: Answer): boolean => new Set(chosen(answer)).size === chosen(answer).length;
const noneStandsAlone = (answer: Answer, question: Question): boolean =>
  chosen(answer).length === 1 ||
  chosen(answer).every((id) => optionOf(question, id)?.option !== NONE_OF_THESE);

const kinds: Readonly<Record<string, Kind>> = {
  single: {
    isGiven: hasOption,
    problem: 'option',
    fits: (answer, question) => chosen(answer).length === 1 && areOptions(answer, question),
  },
  multiple: {
    isGiven: hasOption,
    problem: 'option',
    fits: (answer, question) =>
      areDifferent(answer) && areOptions(answer, question) && noneStandsAlone(answer, question),
  },
  text: {
    isGiven: (answer) => hasValue(answer) && String(answer.value).trim() !== '',
    problem: 'text',
    fits: ({ value }) => typeof value === 'string' && value.length <= LONGEST_TEXT_ANSWER,
  },
  number: {
    isGiven: hasValue,
    problem: 'number',
    fits: ({ value }) => typeof value === 'number' && Number.isFinite(value),
  },
  date: { isGiven: hasValue, problem: 'date', fits: ({ value }) => isCalendarDay(value) },
  height: { isGiven: hasValue, problem: 'height', fits: ({ value }) => isHeight(value) },
  weight: { isGiven: hasValue, problem: 'weight', fits: ({ value }) => isWeight(value) },
  file: { isGiven: ({ files = [] }) => files.length > 0 },
  info: { isGiven: () => false },
  agreement: {
    isGiven: (answer) => hasValue(answer) && answer.value !== false,
    problem: 'agreement',
    fits: ({ value }) => value === true,
  },
};

/** Whether registration can go on without an answer. */
export const isOptional = ({ kind, flagAsEmpty }: Question): boolean =>
  kind === 'info' || flagAsEmpty === true;

/** What is wrong with the answer to a question; undefined when the patient may go on. */
export function answerProblem(question: Question, answer: Answer | undefined): AnswerProblem | undefined {
  const kind = Object.hasOwn(kinds, question.kind) ? kinds[question.kind] : undefined;
  // A question nobody can show is never skipped.
  if (kind === undefined) return 'missing';
  if (answer === undefined || !kind.isGiven(answer)) return isOptional(question) ? undefined : 'missing';
  return (kind.fits?.(answer, question) ?? true) ? undefined : kind.problem;
}

/** Whether the patient is done with a question. */
export const isComplete = (question: Question, answer: Answer | undefined): boolean =>
  answerProblem(question, answer) === undefined;

/** Whether the service stores the answer: one that is not given yet, or that fits. */
export function isKeepable(question: Question, answer: Answer): boolean {
  const problem = answerProblem(question, answer);
  return problem === undefined || problem === 'missing';
}
