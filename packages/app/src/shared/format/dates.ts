import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Local time. That of an explicit zone is a UTC value, so that formatting does not shift it again. */
function wallClock(instant: Date, timeZone: string | undefined): Dayjs {
  // Creating a formatter takes milliseconds on a slow phone, and a chat shows hundreds of times.
  if (timeZone === undefined) return dayjs(instant);
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return dayjs.utc(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`);
}

function calendarDay(date: string): Dayjs | undefined {
  const day = dayjs.utc(date);
  // Rejects 02-30, which would roll over into March.
  return day.isValid() && day.format('YYYY-MM-DD') === date ? day : undefined;
}

function formatted(value: string | null | undefined, format: string, timeZone?: string): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (DATE_ONLY.test(value)) return calendarDay(value)?.format(format);
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : wallClock(instant, timeZone).format(format);
}

/** Formats YYYY-MM-DD as MM-DD-YYYY (specification section 3); undefined for anything else. */
export function formatBirthDate(stored: string | null | undefined): string | undefined {
  return stored !== null && stored !== undefined && DATE_ONLY.test(stored)
    ? formatted(stored, 'MM-DD-YYYY')
    : undefined;
}

/**
 * Time of a notification, MM-DD-YYYY HH:mm (specification section 2), in the patient's time zone.
 * @param timeZone IANA name; without it the device's own
 */
export const formatNoticeTime = (instant: string | null | undefined, timeZone?: string): string | undefined =>
  formatted(instant, 'MM-DD-YYYY HH:mm', timeZone);

/**
 * Formats a day as `Nov 21, 2026`: an instant in the patient's time zone, YYYY-MM-DD without one.
 * @param timeZone IANA name; without it the device's own
 */
export const formatDay = (value: string | null | undefined, timeZone?: string): string | undefined =>
  formatted(value, 'MMM D, YYYY', timeZone);

/**
 * Time of day such as `10:42 AM`, in the patient's time zone.
 * @param timeZone IANA name; without it the device's own
 */
export const formatTime = (instant: string | null | undefined, timeZone?: string): string | undefined =>
  formatted(instant, 'h:mm A', timeZone);

/**
 * Day and time such as `Nov 21, 2026, 10:42 AM`, in the patient's time zone.
 * @param timeZone IANA name; without it the device's own
 */
export const formatMoment = (instant: string | null | undefined, timeZone?: string): string | undefined =>
  formatted(instant, 'MMM D, YYYY, h:mm A', timeZone);

/** Formatted days, separated by semicolons; undefined if empty. */
export const formatDays = (values: readonly string[] | undefined, timeZone?: string): string | undefined =>
  values?.map((value) => formatDay(value, timeZone) ?? '').join('; ') || undefined;
