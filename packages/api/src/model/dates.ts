const DAY = 86_400_000;

/** ISO instant of a time in milliseconds since 1970. */
export const isoOf = (now: number): string => new Date(now).toISOString();

/** Later of two instants. */
export const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);

/** Adds whole days of 24 hours to an ISO instant; negative days subtract. */
export const addDays = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * DAY).toISOString();

/** Day of the month of an instant in UTC, 1 to 31. */
export const dayOf = (iso: string): number => new Date(iso).getUTCDate();

/**
 * Adds whole months in UTC to an ISO instant. A day that the month doesn't have becomes its last day (January 31 to
 * February 28).
 * @param day day of the month of the result, 1 to 31. Monthly events pass their original day; otherwise they would stay on
 * the 28th after February.
 */
export function addMonths(iso: string, months: number, day = dayOf(iso)): string {
  const date = new Date(iso);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}

/** Months from one instant to another by the calendar, in UTC, whatever the days of the month; NaN for an invalid one. */
export function monthsBetween(from: string, to: string): number {
  const [start, end] = [new Date(from), new Date(to)];
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
}

/** Whether a text is an existing date as YYYY-MM-DD. */
export function isCalendarDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00.000Z`);
  // February 30 is parsed as a day in March by some engines and is invalid in others.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Age in whole years, in UTC. People born on February 29 become a year older on March 1 in common years.
 * @param birthDate YYYY-MM-DD
 * @param now milliseconds since 1970
 */
export function ageOf(birthDate: string, now: number): number {
  const today = isoOf(now).slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
