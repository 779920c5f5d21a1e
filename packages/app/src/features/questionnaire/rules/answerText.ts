import type { Question, VisitAnswer } from '@patient/api';
import { formatDay } from '#shared/format/dates.ts';

const pluralize = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

const NOTHING = 'No answer';

/** Answer formatted for the patient. */
export function answerText(
  { kind, qOptions = [] }: Question,
  { optionIds = [], files = [], value }: Partial<VisitAnswer>,
): string {
  switch (kind) {
    case 'single':
    case 'multiple': {
      const chosen = qOptions.filter(({ _id }) => optionIds.includes(_id));
      return chosen.map(({ option }) => option).join(', ') || NOTHING;
    }
    case 'file':
      return files.length === 0 ? NOTHING : pluralize(files.length, 'photo');
    case 'agreement':
      return value === true ? 'Agreed' : NOTHING;
    case 'date':
      return (typeof value === 'string' && formatDay(value)) || NOTHING;
    case 'weight':
      return typeof value === 'number' ? `${value} lb` : NOTHING;
    default:
      return value === null || value === undefined || value === '' ? NOTHING : String(value);
  }
}
