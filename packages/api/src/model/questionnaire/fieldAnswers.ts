import type { Question, VisitAnswer } from '../../client/entities.ts';
import type { KnownQuestionKind } from '../../generated/knownValues.ts';
import { heightText, inchesOf } from '../body.ts';
import { rowOf } from '../rowOf.ts';
import { entriesOf } from './answers.ts';

/**
 * Value of an answer's field: a string for `single`, `text` and `date`, option IDs for `multiple`, URLs for `file`, entries
 * for `medicines` and the like, a number for `number`, `height` (inches) and `weight` (pounds), `true` for `agreement`; `null` if empty.
 */
export type FieldAnswer = string | number | boolean | readonly string[] | null;

/** Conversion between the value of a field and the stored answer. */
interface Conversion {
  readonly toAnswer: (field: FieldAnswer) => Pick<VisitAnswer, 'optionIds' | 'files' | 'value'>;
  readonly toField: (answer: VisitAnswer | undefined) => FieldAnswer;
}

const listOf = (field: FieldAnswer): string[] => (Array.isArray(field) ? [...field] : []);

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

const list: Conversion = {
  toAnswer: (field) => ({ value: listOf(field).join('\n') || null }),
  toField: (answer) => entriesOf(answer?.value),
};

const CONVERSIONS = {
  single: {
    toAnswer: (field) => ({ optionIds: typeof field === 'string' && field ? [field] : [] }),
    toField: (answer) => answer?.optionIds?.[0] ?? null,
  },
  multiple: {
    toAnswer: (field) => ({ optionIds: listOf(field) }),
    toField: (answer) => answer?.optionIds ?? [],
  },
  file: { toAnswer: (field) => ({ files: listOf(field) }), toField: (answer) => answer?.files ?? [] },
  height: {
    toAnswer: (field) => ({ value: (typeof field === 'number' && heightText(field)) || null }),
    toField: (answer) => inchesOf(answer?.value) ?? null,
  },
  medicines: list,
  allergies: list,
  conditions: list,
  text: plain,
  number: plain,
  date: plain,
  weight: plain,
  info: plain,
  agreement: plain,
} satisfies Readonly<Record<KnownQuestionKind, Conversion>>;

const conversionOf = ({ kind }: Question): Conversion => rowOf<Conversion>(CONVERSIONS, kind) ?? plain;

/** Converts the value of a field to the answer that the service stores. */
export const answerOf = (question: Question, field: FieldAnswer): VisitAnswer => ({
  questionId: question._id,
  question: question.question,
  ...conversionOf(question).toAnswer(field),
});

/** Converts a stored answer to the value of its field. */
export const fieldOf = (question: Question, answer: VisitAnswer | undefined): FieldAnswer =>
  conversionOf(question).toField(answer);
