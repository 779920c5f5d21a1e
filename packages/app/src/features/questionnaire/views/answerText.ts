import type { Question, VisitAnswer } from '@patient/api';
import { entriesOf, LIST_KINDS } from '@patient/api/model';
import { formatDay } from '#shared/format/dates.ts';
import { pluralize } from '#shared/format/plainText.ts';

const NO_ANSWER = 'No answer';

/** Answer formatted for the patient. */
export function answerText(
  { kind, qOptions = [] }: Question,
  { optionIds = [], files = [], value }: Partial<VisitAnswer>,
): string {
  if (LIST_KINDS.has(kind)) return entriesOf(value).join('; ') || NO_ANSWER;
  switch (kind) {
    case 'single':
    case 'multiple': {
      const chosen = qOptions.filter(({ _id }) => optionIds.includes(_id));
      return chosen.map(({ option }) => option).join(', ') || NO_ANSWER;
    }
    case 'file':
      return files.length === 0 ? NO_ANSWER : pluralize(files.length, 'photo');
    case 'agreement':
      return value === true ? 'Agreed' : NO_ANSWER;
    case 'date':
      return (typeof value === 'string' && formatDay(value)) || NO_ANSWER;
    case 'weight':
      return typeof value === 'number' ? `${value} lb` : NO_ANSWER;
    default:
      return value === null || value === undefined || value === '' ? NO_ANSWER : String(value);
  }
}
