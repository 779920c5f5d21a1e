import type { Question, VisitAnswer } from '@patient/api';
import { entriesOf, rowOf, type KnownQuestionKind } from '@patient/api/model';
import type { QuestionKind } from '@patient/ui/QuestionCard';
import { formatDay } from '#shared/format/dates.ts';
import { pluralize } from '#shared/format/plainText.ts';

/** Message that contains the question after a preposition, or nothing where the question is clear without it. */
export type Message = (of: (preposition: string) => string) => string;

/** What patients see of a kind of question. */
interface KindView {
  /** Kind of its card. */
  readonly card: QuestionKind;
  /** Text of an answer; empty or undefined without one. */
  readonly text: (question: Question, answer: Partial<VisitAnswer>) => string | undefined;
  /** Message about a missing answer. A measure and an agreement are named by the message itself. */
  readonly missing: Message;
}

const written: KindView = {
  card: 'text',
  text: (_question, { value }) => (value === null || value === undefined ? undefined : String(value)),
  missing: (of) => `Write your answer${of('to')}.`,
};

const list: KindView = {
  ...written,
  card: 'search',
  text: (_question, { value }) => entriesOf(value).join('; '),
};

const chosen: KindView['text'] = ({ qOptions = [] }, { optionIds = [] }) =>
  qOptions
    .filter(({ _id }) => optionIds.includes(_id))
    .map(({ option }) => option)
    .join(', ');

const KINDS = {
  single: { card: 'single', text: chosen, missing: (of) => `Choose an answer${of('to')}.` },
  multiple: { card: 'multiple', text: chosen, missing: (of) => `Choose at least one answer${of('to')}.` },
  text: written,
  number: { ...written, card: 'number', missing: (of) => `Enter a number${of('for')}.` },
  date: {
    card: 'date',
    text: (_question, { value }) => (typeof value === 'string' ? formatDay(value) : undefined),
    missing: (of) => `Enter a date${of('for')}.`,
  },
  height: { ...written, card: 'height', missing: () => 'Enter your height, with inches from 0 to 11.' },
  weight: {
    card: 'weight',
    text: (_question, { value }) => (typeof value === 'number' ? `${value} lb` : undefined),
    missing: () => 'Enter your weight.',
  },
  file: {
    card: 'file',
    text: (_question, { files = [] }) => (files.length === 0 ? undefined : pluralize(files.length, 'photo')),
    missing: (of) => `Add a photo${of('for')}.`,
  },
  info: { ...written, card: 'info' },
  agreement: {
    card: 'agreement',
    text: (_question, { value }) => (value === true ? 'Agreed' : undefined),
    missing: () => 'Check the box to continue.',
  },
  medicines: list,
  allergies: list,
  conditions: list,
} satisfies Readonly<Record<KnownQuestionKind, KindView>>;

/** What patients see of the kind of a question; undefined for an unknown kind. */
export const kindView = ({ kind }: Pick<Question, 'kind'>): KindView | undefined =>
  rowOf<KindView>(KINDS, kind);

const NO_ANSWER = 'No answer';

/** Answer formatted for the patient. */
export const answerText = (question: Question, answer: Partial<VisitAnswer>): string =>
  (kindView(question) ?? written).text(question, answer) || NO_ANSWER;

/** Message about a missing answer. */
export const missingText = (question: Pick<Question, 'kind'>): Message =>
  (kindView(question) ?? written).missing;
