const DAY = 86_400_000;

/** Whole days later (or earlier), as an ISO instant; a day is 24 hours of UTC. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY).toISOString();
}

/** The day of the month of an instant in UTC, 1 to 31. */
export const dayOf = (iso: string): number => new Date(iso).getUTCDate();

/**
 * Whole months later in UTC, on that day of the month; a day the month does not have becomes its last one (31 January
 * to 28 February). What returns every month hands in its own day, or it would stay on the 28th.
 */
export function addMonths(iso: string, months: number, day = dayOf(iso)): string {
  const date = new Date(iso);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}

/** The instant of a clock reading (milliseconds since 1970). */
export const isoOf = (now: number): string => new Date(now).toISOString();

/** The later of two instants. */
export const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);
