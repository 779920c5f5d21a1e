const DAY = 86_400_000;

/** Instant of a clock reading in milliseconds since 1970. */
export const isoOf = (now: number): string => new Date(now).toISOString();

/** Later of two instants. */
export const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);

/** Whole days later (or earlier), as an ISO instant; a day is 24 hours of UTC. */
export const addDays = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * DAY).toISOString();

/** Day of the month of an instant in UTC, 1 to 31. */
export const dayOf = (iso: string): number => new Date(iso).getUTCDate();

/**
 * Whole months later in UTC, as an ISO instant; a day the month does not have becomes its last one (January 31 to
 * February 28).
 * @param day day of the month to reach, 1 to 31. Monthly events pass their own, or they would stay on the 28th.
 */
export function addMonths(iso: string, months: number, day = dayOf(iso)): string {
  const date = new Date(iso);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}

/** Whether this is a calendar day that exists, as YYYY-MM-DD. */
export function isCalendarDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00.000Z`);
  // February 30 rolls over into March in some engines, and is invalid in others.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Whole years lived, counted in UTC; a birthday on February 29 comes on March 1 of other years.
 * @param birthDate YYYY-MM-DD
 * @param now milliseconds since 1970
 */
export function ageOf(birthDate: string, now: number): number {
  const today = isoOf(now).slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
