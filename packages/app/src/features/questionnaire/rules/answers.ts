import type { Question, VisitAnswer } from '@patient/api';
import { heightText, inchesOf, isHeight, isWeight, type Measure } from './body.ts';

/** The option that rules out all others of its question (decisions, "Registration"). */
export const NONE_OF_THESE = 'None of these';

/**
 * An answer as a field holds it: text for `single`, `text` and `date`, ids of options for `multiple`, a number for
 * `number`, `height` (inches) and `weight` (pounds), `true` for `agreement`; `null` is nothing.
 */
export type FieldAnswer = string | number | boolean | readonly string[] | null;

/** What is wrong with an answer. */
export type AnswerProblem = 'missing' | 'text' | 'date' | 'height' | 'weight';

const LONGEST_TEXT = 5000;

/** A measure is text or a number; anything else is none. */
const measureOf = ({ value }: VisitAnswer): Measure => (typeof value === 'boolean' ? undefined : value);

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  // A 31st of June is read as the 1st of July by some, and as nothing by others.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

interface Kind {
  /** Whether something was answered at all. */
  readonly isGiven: (answer: VisitAnswer) => boolean;
  readonly problem?: (answer: VisitAnswer) => AnswerProblem | undefined;
}

const hasValue = ({ value }: VisitAnswer) => value !== undefined && value !== null && value !== '';
const hasOption = ({ optionIds = [] }: VisitAnswer) => optionIds.length > 0;
const unless = (fits: boolean, problem: AnswerProblem) => (fits ? undefined : problem);

const kinds: Readonly<Record<string, Kind>> = {
  single: { isGiven: hasOption },
  multiple: { isGiven: hasOption },
  text: {
    isGiven: ({ value }) => typeof value === 'string' && value.trim() !== '',
    problem: ({ value }) => unless(String(value).length <= LONGEST_TEXT, 'text'),
  },
  number: { isGiven: hasValue },
  date: { isGiven: hasValue, problem: ({ value }) => unless(isDate(value), 'date') },
  height: { isGiven: hasValue, problem: (answer) => unless(isHeight(measureOf(answer)), 'height') },
  weight: { isGiven: hasValue, problem: (answer) => unless(isWeight(measureOf(answer)), 'weight') },
  file: { isGiven: ({ files = [] }) => files.length > 0 },
  info: { isGiven: () => true },
  agreement: { isGiven: ({ value }) => value === true },
};

/** What is wrong with the answer to a question; undefined when the patient may go on. `flagAsEmpty` may be left out. */
export function answerProblem(
  { kind, flagAsEmpty = false }: Question,
  answer: VisitAnswer | undefined,
): AnswerProblem | undefined {
  const rule = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (rule === undefined) return 'missing';
  const given: VisitAnswer = answer ?? { questionId: '' };
  if (!rule.isGiven(given)) return flagAsEmpty ? undefined : 'missing';
  return rule.problem?.(given);
}

/** Whether the patient is done with a question. */
export const isComplete = (question: Question, answer: VisitAnswer | undefined): boolean =>
  answerProblem(question, answer) === undefined;

/** Whether the service would keep the answer: one that is not given yet, or that fits. */
export function isKeepable(question: Question, answer: VisitAnswer): boolean {
  const problem = answerProblem(question, answer);
  return problem === undefined || problem === 'missing';
}

/** An answer as the service keeps it. */
export function answerOf({ _id, question, kind }: Question, field: FieldAnswer): VisitAnswer {
  const asked = { questionId: _id, question };
  if (kind === 'single') return { ...asked, optionIds: typeof field === 'string' && field ? [field] : [] };
  if (kind === 'multiple') return { ...asked, optionIds: Array.isArray(field) ? [...field] : [] };
  if (kind === 'file') return { ...asked, files: Array.isArray(field) ? [...field] : [] };
  if (kind === 'height') return { ...asked, value: (typeof field === 'number' && heightText(field)) || null };
  return { ...asked, value: Array.isArray(field) || field === '' || field === false ? null : plain(field) };
}

const plain = (field: FieldAnswer) =>
  typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean' ? field : null;

/** An answer of the service as a field holds it. */
export function fieldOf({ kind }: Question, answer: VisitAnswer | undefined): FieldAnswer {
  if (kind === 'single') return answer?.optionIds?.[0] ?? null;
  if (kind === 'multiple') return answer?.optionIds ?? [];
  if (kind === 'file') return answer?.files ?? [];
  if (kind === 'height') return (answer && inchesOf(measureOf(answer))) ?? null;
  return answer?.value ?? null;
}
