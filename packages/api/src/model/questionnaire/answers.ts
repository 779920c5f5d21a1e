import type { KnownQuestionKind } from '../../generated/knownValues.ts';
import type { components } from '../../generated/patient.ts';
import { isHeight, isWeight } from '../body.ts';
import { isCalendarDay } from '../dates.ts';
import { rowOf } from '../rowOf.ts';

export type Question = components['schemas']['Question'];
export type Answer = components['schemas']['Answer'];

/** Option that rules out all others of its question (decisions, "Registration"). */
export const NONE_OF_THESE = 'None of these';

/** Maximum number of characters of a text answer. */
export const MAX_TEXT_ANSWER_LENGTH = 5000;

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

/** What a kind of question means. */
interface Kind {
  /** Whether its answer is typed. */
  readonly isTyped?: boolean;
  /** Whether it is a measure of the body, which share a page. */
  readonly isMeasure?: boolean;
  /** Whether it is answered on the page of its question, as a follow-up of one of several chosen options. */
  readonly isDetail?: boolean;
  /**
   * Whether it has suggestions from a list of the service, `GET /get-{kind}` (docs/decisions, 86). The answer is a text with
   * one entry per line; an entry can be one that the list doesn't have.
   */
  readonly hasList?: boolean;
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

const text = {
  isGiven: (answer) => hasValue(answer) && String(answer.value).trim() !== '',
  problem: 'text',
  fits: ({ value }) => typeof value === 'string' && value.length <= MAX_TEXT_ANSWER_LENGTH,
} satisfies Kind;

const list = { ...text, hasList: true } satisfies Kind;

const KINDS = {
  single: {
    isGiven: hasOption,
    problem: 'option',
    fits: (answer, question) => chosen(answer).length === 1 && areOptions(answer, question),
  },
  multiple: {
    isDetail: true,
    isGiven: hasOption,
    problem: 'option',
    fits: (answer, question) =>
      areDifferent(answer) && areOptions(answer, question) && noneIsExclusive(answer, question),
  },
  text: { ...text, isTyped: true, isDetail: true },
  medicines: list,
  allergies: list,
  conditions: list,
  number: {
    isTyped: true,
    isDetail: true,
    isGiven: hasValue,
    problem: 'number',
    fits: ({ value }) => typeof value === 'number' && Number.isFinite(value),
  },
  date: {
    isTyped: true,
    isDetail: true,
    isGiven: hasValue,
    problem: 'date',
    fits: ({ value }) => isCalendarDay(value),
  },
  height: { isMeasure: true, isGiven: hasValue, problem: 'height', fits: ({ value }) => isHeight(value) },
  weight: { isMeasure: true, isGiven: hasValue, problem: 'weight', fits: ({ value }) => isWeight(value) },
  file: { isGiven: ({ files = [] }) => files.length > 0 },
  info: { isGiven: () => false },
  agreement: {
    isGiven: (answer) => hasValue(answer) && answer.value !== false,
    problem: 'agreement',
    fits: ({ value }) => value === true,
  },
} satisfies Readonly<Record<KnownQuestionKind, Kind>>;

/** What the kind of a question means; undefined for an unknown kind, which can't be shown. */
const kindOf = ({ kind }: Pick<Question, 'kind'>): Kind | undefined => rowOf<Kind>(KINDS, kind);

/** Whether the answer of a question is typed. */
export const isTyped = (question: Pick<Question, 'kind'>): boolean => kindOf(question)?.isTyped === true;

/** Whether a question is about a measure of the body. */
export const isMeasure = (question: Pick<Question, 'kind'>): boolean => kindOf(question)?.isMeasure === true;

/** Whether a question has suggestions from a list of the service. */
export const hasList = (question: Pick<Question, 'kind'>): boolean => kindOf(question)?.hasList === true;

/** Whether a follow-up asks for details of one of several chosen options, and is answered on the page of its question. */
export const isDetail = ({ kind }: Pick<Question, 'kind'>, followUp: Pick<Question, 'kind'>): boolean =>
  kind === 'multiple' && kindOf(followUp)?.isDetail === true;

/** Whether registration can continue without an answer. */
export const isOptional = ({ kind, flagAsEmpty }: Question): boolean =>
  kind === 'info' || flagAsEmpty === true;

/** Problem with the answer to a question; undefined if the patient may continue. */
export function answerProblem(question: Question, answer: Answer | undefined): AnswerProblem | undefined {
  const kind = kindOf(question);
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
