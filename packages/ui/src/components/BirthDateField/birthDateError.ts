import { readBirthDate, type DatePart } from './birthDate.ts';

/** What can be wrong with a birth date, in words. */
export interface BirthDateProblems {
  /** Nothing is written. @default 'Enter your birth date' */
  empty: string;
  /** A part is not written. @default 'Enter the day and the year of your birth date' */
  missing: (parts: readonly DatePart[]) => string;
  /** @default 'Enter a month between 1 and 12' */
  month: string;
  /** @default 'Enter a day between 1 and 28' */
  day: (lastDay: number) => string;
  /** @default 'Enter the year with four digits, such as 1985' */
  year: string;
}

const english: BirthDateProblems = {
  empty: 'Enter your birth date',
  missing: (parts) => `Enter the ${parts.join(' and the ')} of your birth date`,
  month: 'Enter a month between 1 and 12',
  day: (lastDay) => `Enter a day between 1 and ${lastDay}`,
  year: 'Enter the year with four digits, such as 1985',
};

/** What is wrong with the value of a BirthDateField and how to put it right; undefined where it is a date. */
export function birthDateError(value: string, strings?: Partial<BirthDateProblems>): string | undefined {
  const words = { ...english, ...strings };
  const reading = readBirthDate(value);
  if (reading.kind === 'date') return undefined;
  if (reading.kind === 'empty') return words.empty;
  if (reading.problem === 'missing') return words.missing(reading.parts);
  return reading.problem === 'day' ? words.day(reading.lastDay) : words[reading.problem];
}
