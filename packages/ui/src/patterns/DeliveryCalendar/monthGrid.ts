/** A day of the calendar as YYYY-MM-DD: no time and no zone. */
export type Day = string;

const DAY_MS = 86_400_000;

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** The month a day is in, as YYYY-MM. */
const monthOf = (day: Day): string => day.slice(0, 7);

/**
 * The weeks of a month, each seven days long; `undefined` where a day belongs to another month.
 * @param month YYYY-MM
 * @param firstWeekday 0 for Sunday, 1 for Monday
 */
export function monthGrid(month: string, firstWeekday: number): readonly (readonly (Day | undefined)[])[] {
  const first = utc(`${month}-01`);
  const lead = (first.getUTCDay() - firstWeekday + 7) % 7;
  const days: (Day | undefined)[] = Array.from({ length: lead }, () => undefined);
  for (let at = first; monthOf(at.toISOString()) === month; at = new Date(at.getTime() + DAY_MS))
    days.push(at.toISOString().slice(0, 10));
  while (days.length % 7 > 0) days.push(undefined);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The months that hold any of these days, in order, each once. */
export const monthsOf = (days: readonly Day[]): readonly string[] =>
  [...new Set(days.map(monthOf))].toSorted((one, other) => one.localeCompare(other, 'en'));

/** Names of a locale, read in UTC so that no time zone moves a day. */
export function calendarNames(locale: string, firstWeekday: number) {
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  // 1 January 2023 was a Sunday.
  const weekday = (offset: number) => new Date(Date.UTC(2023, 0, 1 + firstWeekday + offset));
  const week = Array.from({ length: 7 }, (_, offset) => weekday(offset));
  return {
    month: (month: string) => name({ month: 'long', year: 'numeric' }).format(utc(`${month}-01`)),
    date: (day: Day) => name({ dateStyle: 'long' }).format(utc(day)),
    weekdays: week.map((day) => ({
      short: name({ weekday: 'narrow' }).format(day),
      long: name({ weekday: 'long' }).format(day),
    })),
  };
}
