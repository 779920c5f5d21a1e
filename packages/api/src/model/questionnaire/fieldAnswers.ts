import type { Question, VisitAnswer } from '../../client/entities.ts';
import { entriesOf, LIST_KINDS } from './answers.ts';
import { heightText, inchesOf } from '../body.ts';

/**
 * Value of an answer's field: a string for `single`, `text` and `date`, option IDs for `multiple`, URLs for `file`, entries
 * for `medicines` and the like, a number for `number`, `height` (inches) and `weight` (pounds), `true` for `agreement`; `null` if empty.
 */
export type FieldAnswer = string | number | boolean | readonly string[] | null;

/** Converts the value of a field to the answer that the service stores. */
export function answerOf({ _id, question, kind }: Question, field: FieldAnswer): VisitAnswer {
  const asked = { questionId: _id, question };
  if (kind === 'single') return { ...asked, optionIds: typeof field === 'string' && field ? [field] : [] };
  if (kind === 'multiple') return { ...asked, optionIds: Array.isArray(field) ? [...field] : [] };
  if (kind === 'file') return { ...asked, files: Array.isArray(field) ? [...field] : [] };
  if (LIST_KINDS.has(kind))
    return { ...asked, value: Array.isArray(field) ? field.join('\n') || null : null };
  if (kind === 'height') return { ...asked, value: (typeof field === 'number' && heightText(field)) || null };
  return { ...asked, value: Array.isArray(field) || field === '' || field === false ? null : plain(field) };
}

const plain = (field: FieldAnswer) =>
  typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean' ? field : null;

/** Converts a stored answer to the value of its field. */
export function fieldOf({ kind }: Question, answer: VisitAnswer | undefined): FieldAnswer {
  if (kind === 'single') return answer?.optionIds?.[0] ?? null;
  if (kind === 'multiple') return answer?.optionIds ?? [];
  if (kind === 'file') return answer?.files ?? [];
  if (LIST_KINDS.has(kind)) return entriesOf(answer?.value);
  if (kind === 'height') return inchesOf(answer?.value) ?? null;
  return answer?.value ?? null;
}
