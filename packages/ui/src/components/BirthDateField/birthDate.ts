/** One of the three fields of a date, in the order they are asked for. */
export const dateParts = ['month', 'day', 'year'] as const;

/** One of the three fields of a date. */
export type DatePart = (typeof dateParts)[number];

/** A date as it is written, part by part. */
export type WrittenDate = Readonly<Record<DatePart, string>>;

/** What three parts mean: a date, nothing yet, or which of them are wrong and in what way. */
export type BirthDateReading =
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'wrong';
      /** The parts to mend, in the order they are asked for. */
      readonly parts: readonly DatePart[];
      /** What is wrong with the first of them. */
      readonly problem: 'missing' | DatePart;
      /** Last day of the month that was written; 31 where the month is not known. */
      readonly lastDay: number;
    };

/** Nobody who fills in a form was born before. */
const firstYear = 1900;

const numberIn = (text: string, low: number, high: number) =>
  /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high;

/** Day 0 of the next month; a leap year stands in while the year is not known. */
const lastDayOf = (month: string, year: string) =>
  numberIn(month, 1, 12)
    ? new Date(Date.UTC(/^\d{4}$/.test(year) ? Number(year) : 2000, Number(month), 0)).getUTCDate()
    : 31;

/** The parts of a value: of `YYYY-MM-DD`, and of one that is not whole yet, such as `1985--13`. */
export function partsOf(value: string): WrittenDate {
  const [year = '', month = '', day = ''] = value.split('-');
  return { month, day, year };
}

/** What the three parts mean; a year has four digits, so that 85 is never taken for another century. */
export function readBirthDate(value: string): BirthDateReading {
  const { month, day, year } = partsOf(value);
  const written = { month, day, year };
  if (month + day + year === '') return { kind: 'empty' };
  const lastDay = lastDayOf(month, year);
  const missing = dateParts.filter((part) => written[part] === '');
  if (missing.length > 0) return { kind: 'wrong', parts: missing, problem: 'missing', lastDay };
  const isRight: Readonly<Record<DatePart, boolean>> = {
    month: numberIn(month, 1, 12),
    day: numberIn(day, 1, lastDay),
    year: /^\d{4}$/.test(year) && Number(year) >= firstYear,
  };
  const parts = dateParts.filter((part) => !isRight[part]);
  const [problem] = parts;
  if (problem) return { kind: 'wrong', parts, problem, lastDay };
  return { kind: 'date', value: [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') };
}

/** The value of three parts: empty, `YYYY-MM-DD`, or what is written so far in the same order. */
export function valueOf({ month, day, year }: WrittenDate): string {
  const written = [year, month, day].join('-');
  const reading = readBirthDate(written);
  if (reading.kind === 'empty') return '';
  return reading.kind === 'date' ? reading.value : written;
}

/**
 * A whole date in one text, as somebody pastes it: `1985-02-13`, `02/13/1985`, `2.13.1985`, `02131985`; a first
 * number over 12 is the day. Undefined for everything else.
 */
export function spreadDate(text: string): WrittenDate | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim());
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const own = /^(\d{1,2})[-/. ]*(\d{1,2})[-/. ]*(\d{4})$/.exec(text.trim());
  if (!own) return undefined;
  const [, first = '', second = '', year = ''] = own;
  return Number(first) > 12 ? { month: second, day: first, year } : { month: first, day: second, year };
}
