import { formatDay, formatTime } from '../../../shared/format/dates.ts';

const DAY_MS = 86_400_000;

/** Day of a message: "Today", "Yesterday" or a date. */
export function dayLabel(instant: string, now: number, timeZone?: string): string {
  const day = formatDay(instant, timeZone) ?? '';
  if (day === formatDay(new Date(now).toISOString(), timeZone)) return 'Today';
  if (day === formatDay(new Date(now - DAY_MS).toISOString(), timeZone)) return 'Yesterday';
  return day;
}

/** Time of a chat's last message in the list: the time of day for today, else the day. */
export function listTime(instant: string, now: number, timeZone?: string): string {
  const day = dayLabel(instant, now, timeZone);
  return day === 'Today' ? (formatTime(instant, timeZone) ?? '') : day;
}
