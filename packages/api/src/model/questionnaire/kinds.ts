import type { KnownQuestionKind } from '../../generated/knownValues.ts';
import type { components } from '../../generated/patient.ts';
import { heightText, inchesOf, isHeight, isWeight } from '../body.ts';
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

/**
 * Value of an answer's field: a string for `single`, `text` and `date`, option IDs for `multiple`, URLs for `file`, entries
 * for `medicines` and the like, a number for `number`, `height` (inches) and `weight` (pounds), `true` for `agreement`; `null` if empty.
 */
export type FieldAnswer = string | number | boolean | readonly string[] | null;

/** Conversion between the value of a field and the stored answer. */
interface Conversion {
  readonly toAnswer: (field: FieldAnswer) => Pick<Answer, 'optionIds' | 'files' | 'value'>;
  readonly toField: (answer: Answer | undefined) => FieldAnswer;
}

/** What a kind of question means. */
interface Kind extends Partial<Conversion> {
  /** A valid answer to a question without options, for seeds and test users. */
  readonly example?: Answer['value'];
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

const fieldList = (field: FieldAnswer): string[] => (Array.isArray(field) ? [...field] : []);

/** An answer that its field shows as it is stored. */
const plain: Conversion = {
  toAnswer: (field) => ({
    value:
      (typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean') &&
      field !== '' &&
      field !== false
        ? field
        : null,
  }),
  toField: (answer) => answer?.value ?? null,
};

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

const list = {
  ...text,
  hasList: true,
  toAnswer: (field) => ({ value: fieldList(field).join('\n') || null }),
  toField: (answer) => entriesOf(answer?.value),
} satisfies Kind;

const KINDS = {
  single: {
    isGiven: hasOption,
    problem: 'option',
    fits: (answer, question) => chosen(answer).length === 1 && areOptions(answer, question),
    toAnswer: (field) => ({ optionIds: typeof field === 'string' && field ? [field] : [] }),
    toField: (answer) => answer?.optionIds?.[0] ?? null,
  },
  multiple: {
    isDetail: true,
    isGiven: hasOption,
    problem: 'option',
    fits: (answer, question) =>
      areDifferent(answer) && areOptions(answer, question) && noneIsExclusive(answer, question),
    toAnswer: (field) => ({ optionIds: fieldList(field) }),
    toField: (answer) => answer?.optionIds ?? [],
  },
  text: { ...text, isTyped: true, isDetail: true, example: 'Nothing out of the ordinary.' },
  medicines: { ...list, example: 'Vitamin D, 20 mcg, once a day' },
  allergies: list,
  conditions: list,
  number: {
    isTyped: true,
    isDetail: true,
    isGiven: hasValue,
    problem: 'number',
    fits: ({ value }) => typeof value === 'number' && Number.isFinite(value),
    example: 2,
  },
  date: {
    isTyped: true,
    isDetail: true,
    isGiven: hasValue,
    problem: 'date',
    fits: ({ value }) => isCalendarDay(value),
    example: '2025-05-14',
  },
  height: {
    isMeasure: true,
    isGiven: hasValue,
    problem: 'height',
    fits: ({ value }) => isHeight(value),
    toAnswer: (field) => ({ value: (typeof field === 'number' && heightText(field)) || null }),
    toField: (answer) => inchesOf(answer?.value) ?? null,
    example: '5 feet 9 inches',
  },
  weight: {
    isMeasure: true,
    isGiven: hasValue,
    problem: 'weight',
    fits: ({ value }) => isWeight(value),
    example: 176,
  },
  file: {
    isGiven: ({ files = [] }) => files.length > 0,
    toAnswer: (field) => ({ files: fieldList(field) }),
    toField: (answer) => answer?.files ?? [],
  },
  info: { isGiven: () => false },
  agreement: {
    isGiven: (answer) => hasValue(answer) && answer.value !== false,
    problem: 'agreement',
    fits: ({ value }) => value === true,
    example: true,
  },
} satisfies Readonly<Record<KnownQuestionKind, Kind>>;

/** What the kind of a question means; undefined for an unknown kind, which can't be shown. */
export const kindOf = ({ kind }: Pick<Question, 'kind'>): Kind | undefined => rowOf<Kind>(KINDS, kind);

/** Conversion of the answer to a question. */
export const conversionOf = (question: Pick<Question, 'kind'>): Conversion => ({
  ...plain,
  ...kindOf(question),
});
