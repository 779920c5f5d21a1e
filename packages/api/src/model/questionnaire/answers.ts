import type { components } from '../../generated/patient.ts';
import { isHeight, isWeight } from '../body.ts';
import { isCalendarDay } from '../dates.ts';

export type Question = components['schemas']['Question'];
export type Answer = components['schemas']['Answer'];

/** Option that rules out all others of its question (decisions, "Registration"). */
export const NONE_OF_THESE = 'None of these';

/** Maximum number of characters of a text answer. */
export const MAX_TEXT_ANSWER_LENGTH = 5000;

/**
 * Kinds of questions with suggestions from a list of the service, `GET /get-{kind}` (docs/decisions, 72). The answer is a text
 * with one entry per line; an entry can be one that the list doesn't have.
 */
export const LIST_KINDS: ReadonlySet<string> = new Set(['medicines', 'allergies', 'conditions']);

/** Entries of the answer to a question with a list. */
export const entriesOf = (value: Answer['value']): readonly string[] =>
  typeof value === 'string' ? value.split('\n').filter((entry) => entry !== '') : [];

/** Problem with an answer: missing, or invalid for the kind of its question. */
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
  /** Whether the question was answered, validly or not. */
  readonly isGiven: (answer: Answer) => boolean;
  /** Problem of an answer for which `fits` is false. */
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
const noneIsExclusive = (answer: Answer, question: Question): boolean =>
  chosen(answer).length === 1 ||
  chosen(answer).every((id) => optionOf(question, id)?.option !== NONE_OF_THESE);

const text: Kind = {
  isGiven: (answer) => hasValue(answer) && String(answer.value).trim() !== '',
  problem: 'text',
  fits: ({ value }) => typeof value === 'string' && value.length <= MAX_TEXT_ANSWER_LENGTH,
};

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
      areDifferent(answer) && areOptions(answer, question) && noneIsExclusive(answer, question),
  },
  text,
  ...Object.fromEntries([...LIST_KINDS].map((kind) => [kind, text])),
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

/** Whether registration can continue without an answer. */
export const isOptional = ({ kind, flagAsEmpty }: Question): boolean =>
  kind === 'info' || flagAsEmpty === true;

/** Problem with the answer to a question; undefined if the patient may continue. */
export function answerProblem(question: Question, answer: Answer | undefined): AnswerProblem | undefined {
  const kind = Object.hasOwn(kinds, question.kind) ? kinds[question.kind] : undefined;
  // A question of an unknown kind can't be shown, but must not be skipped.
  if (kind === undefined) return 'missing';
  if (answer === undefined || !kind.isGiven(answer)) return isOptional(question) ? undefined : 'missing';
  return (kind.fits?.(answer, question) ?? true) ? undefined : kind.problem;
}

/** Whether a question has a valid answer or needs none. */
export const isComplete = (question: Question, answer: Answer | undefined): boolean =>
  answerProblem(question, answer) === undefined;

/** Whether the service stores an answer: a valid or an empty one. */
export function isStorable(question: Question, answer: Answer): boolean {
  const problem = answerProblem(question, answer);
  return problem === undefined || problem === 'missing';
}
