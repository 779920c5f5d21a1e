import type { Question, VisitAnswer } from '@patient/api';
import { entriesOf, rowOf, type KnownQuestionKind } from '@patient/api/model';
import { formatDay } from '#shared/format/dates.ts';
import { pluralize } from '#shared/format/plainText.ts';

const NO_ANSWER = 'No answer';

/** Text of an answer; empty or undefined without one. */
type TextOf = (question: Question, answer: Partial<VisitAnswer>) => string | undefined;

const chosen: TextOf = ({ qOptions = [] }, { optionIds = [] }) =>
  qOptions
    .filter(({ _id }) => optionIds.includes(_id))
    .map(({ option }) => option)
    .join(', ');

const entries: TextOf = (_question, { value }) => entriesOf(value).join('; ');

const plain: TextOf = (_question, { value }) =>
  value === null || value === undefined ? undefined : String(value);

const TEXTS = {
  single: chosen,
  multiple: chosen,
  medicines: entries,
  allergies: entries,
  conditions: entries,
  file: (_question, { files = [] }) => (files.length === 0 ? undefined : pluralize(files.length, 'photo')),
  agreement: (_question, { value }) => (value === true ? 'Agreed' : undefined),
  date: (_question, { value }) => (typeof value === 'string' ? formatDay(value) : undefined),
  weight: (_question, { value }) => (typeof value === 'number' ? `${value} lb` : undefined),
  text: plain,
  number: plain,
  height: plain,
  info: plain,
} satisfies Readonly<Record<KnownQuestionKind, TextOf>>;

/** Answer formatted for the patient. */
export const answerText = (question: Question, answer: Partial<VisitAnswer>): string =>
  (rowOf<TextOf>(TEXTS, question.kind) ?? plain)(question, answer) || NO_ANSWER;
