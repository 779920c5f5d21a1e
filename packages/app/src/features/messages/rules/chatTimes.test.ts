import { expect, test } from 'vitest';
import { dayLabel, formatTime, listTime } from './chatTimes.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');

test.each([
  ['2026-03-18T14:42:00.000Z', 'America/New_York', '10:42 AM', 'Today', '10:42 AM'],
  ['2026-03-18T03:30:00.000Z', 'America/New_York', '11:30 PM', 'Yesterday', 'Yesterday'],
  ['2026-03-18T03:30:00.000Z', 'UTC', '3:30 AM', 'Today', '3:30 AM'],
  ['2026-03-16T12:00:00.000Z', 'UTC', '12:00 PM', 'Mar 16, 2026', 'Mar 16, 2026'],
  ['2025-03-18T12:00:00.000Z', 'UTC', '12:00 PM', 'Mar 18, 2025', 'Mar 18, 2025'],
  ['none', 'UTC', '', '', ''],
])('%s in %s: %s, %s, %s', (instant, zone, time, day, listed) => {
  expect(formatTime(instant, zone)).toBe(time);
  expect(dayLabel(instant, NOW, zone)).toBe(day);
  expect(listTime(instant, NOW, zone)).toBe(listed);
});
