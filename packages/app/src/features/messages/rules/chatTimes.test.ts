import { expect, test } from 'vitest';
import { dayLabel, listTime } from './chatTimes.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');

test.each([
  ['2026-03-18T14:42:00.000Z', 'America/New_York', 'Today', '10:42 AM'],
  ['2026-03-18T03:30:00.000Z', 'America/New_York', 'Yesterday', 'Yesterday'],
  ['2026-03-18T03:30:00.000Z', 'UTC', 'Today', '3:30 AM'],
  ['2026-03-16T12:00:00.000Z', 'UTC', 'Mar 16, 2026', 'Mar 16, 2026'],
  ['2025-03-18T12:00:00.000Z', 'UTC', 'Mar 18, 2025', 'Mar 18, 2025'],
  ['none', 'UTC', '', ''],
])('%s in %s: %s, %s', (instant, zone, day, listed) => {
  expect(dayLabel(instant, NOW, zone)).toBe(day);
  expect(listTime(instant, NOW, zone)).toBe(listed);
});
