import { parseBirthDate, type DatePart } from './birthDate.ts';

/** Error messages for a birth date. */
export interface BirthDateErrorStrings {
  /** All three fields are empty. @default 'Enter your birth date' */
  empty: string;
  /** One or two fields are empty. @default 'Enter the day and year of your birth date' */
  missing: (parts: readonly DatePart[]) => string;
  /** The month doesn't exist. @default 'Enter a month between 1 and 12' */
  month: string;
  /** The month doesn't have this day. @default 'Enter a day between 1 and 28' */
  day: (lastDay: number) => string;
  /** The year doesn't have four digits or is too early. @default 'Enter a four-digit year from 1900 on, such as 1985' */
  year: string;
}

const defaultStrings: BirthDateErrorStrings = {
  empty: 'Enter your birth date',
  missing: (parts) => `Enter the ${parts.join(' and ')} of your birth date`,
  month: 'Enter a month between 1 and 12',
  day: (lastDay) => `Enter a day between 1 and ${lastDay}`,
  year: 'Enter a four-digit year from 1900 on, such as 1985',
};

/** Error message for the value of a BirthDateField; undefined when the value is a valid date. */
export function birthDateError(
  value: string,
  overrides?: Partial<BirthDateErrorStrings>,
): string | undefined {
  const strings = { ...defaultStrings, ...overrides };
  const parsed = parseBirthDate(value);
  if (parsed.kind === 'date') return undefined;
  if (parsed.kind === 'empty') return strings.empty;
  if (parsed.problem === 'missing') return strings.missing(parsed.parts);
  return parsed.problem === 'day' ? strings.day(parsed.lastDay) : strings[parsed.problem];
}
