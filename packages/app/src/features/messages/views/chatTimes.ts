import { formatDay, formatTime } from '#shared/format/dates.ts';

const HOUR_MS = 3_600_000;
/** Offsets that lead from any time of a day to the day before; days with a clock change have 23 or 25 hours. */
const HOURS_BACK = [12, 24, 25];

/** Day of a message: "Today", "Yesterday" or a date. */
export function dayLabel(instant: string, now: number, timeZone?: string): string {
  const day = formatDay(instant, timeZone) ?? '';
  const dayBack = (hours: number) => formatDay(new Date(now - hours * HOUR_MS).toISOString(), timeZone);
  const today = dayBack(0);
  if (day === today) return 'Today';
  return day === HOURS_BACK.map(dayBack).find((one) => one !== today) ? 'Yesterday' : day;
}

/** Time of a chat's last message in the list: the time of day for today, else the day. */
export function listTime(instant: string, now: number, timeZone?: string): string {
  const day = dayLabel(instant, now, timeZone);
  return day === 'Today' ? (formatTime(instant, timeZone) ?? '') : day;
}
