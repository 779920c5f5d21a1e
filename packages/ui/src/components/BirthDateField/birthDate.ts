import { asciiSigns } from '../../text/typed.ts';

/** The three fields of a date, in display order. */
export const dateParts = ['month', 'day', 'year'] as const;

/** One of the three fields of a date. */
export type DatePart = (typeof dateParts)[number];

/** Text of the three fields. */
export type DateParts = Readonly<Record<DatePart, string>>;

/** Result of parsing the three fields: a date, nothing, or the fields that are invalid. */
export type ParsedBirthDate =
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'invalid';
      /** Invalid fields, in display order. */
      readonly parts: readonly DatePart[];
      /** What is wrong with the first invalid field. */
      readonly problem: 'missing' | DatePart;
      /** Last day of the entered month; 31 when the month is unknown. */
      readonly lastDay: number;
    };

/** Earliest plausible birth year. */
const firstYear = 1900;

const numberIn = (text: string, low: number, high: number) =>
  /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high;

/** Day 0 of the next month is the last day of this one. Assumes a leap year until the year is known. */
const lastDayOf = (month: string, year: string) =>
  numberIn(month, 1, 12)
    ? new Date(Date.UTC(/^\d{4}$/.test(year) ? Number(year) : 2000, Number(month), 0)).getUTCDate()
    : 31;

/** Splits a value into fields, including an incomplete one such as `1985--13`. */
export function toParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { month, day, year };
}

/** Parses the three fields. Requires a four-digit year, so that 85 is never assigned to the wrong century. */
export function parseBirthDate(value: string): ParsedBirthDate {
  const { month, day, year } = toParts(value);
  const fields = { month, day, year };
  if (month + day + year === '') return { kind: 'empty' };
  const lastDay = lastDayOf(month, year);
  const missing = dateParts.filter((part) => fields[part] === '');
  if (missing.length > 0) return { kind: 'invalid', parts: missing, problem: 'missing', lastDay };
  const isValid: Readonly<Record<DatePart, boolean>> = {
    month: numberIn(month, 1, 12),
    day: numberIn(day, 1, lastDay),
    year: /^\d{4}$/.test(year) && Number(year) >= firstYear,
  };
  const parts = dateParts.filter((part) => !isValid[part]);
  const [problem] = parts;
  if (problem) return { kind: 'invalid', parts, problem, lastDay };
  return { kind: 'date', value: [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') };
}

/** Joins the three fields into `YYYY-MM-DD`, an empty string, or the incomplete text in the same order. */
export function toValue({ month, day, year }: DateParts): string {
  const joined = [year, month, day].join('-');
  const parsed = parseBirthDate(joined);
  if (parsed.kind === 'empty') return '';
  return parsed.kind === 'date' ? parsed.value : joined;
}

/**
 * Parses a complete pasted date, such as `1985-02-13`, `02/13/1985`, `2.13.1985` or `02131985`. A first number over
 * 12 is the day. Returns undefined for any other text.
 */
export function parseFullDate(text: string): DateParts | undefined {
  const date = asciiSigns(text).trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(date);
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const monthFirst = /^(\d{1,2})[-/. ]*(\d{1,2})[-/. ]*(\d{4})$/.exec(date);
  if (!monthFirst) return undefined;
  const [, first = '', second = '', year = ''] = monthFirst;
  return Number(first) > 12 ? { month: second, day: first, year } : { month: first, day: second, year };
}
