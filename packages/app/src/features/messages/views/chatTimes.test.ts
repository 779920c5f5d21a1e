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
])('chatTimes: %s in %s: %s, %s', (instant, zone, day, listed) => {
  expect(dayLabel(instant, NOW, zone)).toBe(day);
  expect(listTime(instant, NOW, zone)).toBe(listed);
});

test.each([
  // Sunday, March 8, has 23 hours.
  ['2026-03-07T20:00:00.000Z', '2026-03-09T04:30:00.000Z', 'Mar 7, 2026'],
  ['2026-03-08T05:30:00.000Z', '2026-03-09T04:30:00.000Z', 'Yesterday'],
  ['2026-03-08T05:30:00.000Z', '2026-03-09T21:00:00.000Z', 'Yesterday'],
  ['2026-03-08T04:30:00.000Z', '2026-03-08T16:00:00.000Z', 'Yesterday'],
  // Sunday, November 1, has 25.
  ['2026-10-31T20:00:00.000Z', '2026-11-02T04:30:00.000Z', 'Yesterday'],
  ['2026-11-01T04:30:00.000Z', '2026-11-02T04:30:00.000Z', 'Today'],
  ['2026-11-01T04:30:00.000Z', '2026-11-02T05:30:00.000Z', 'Yesterday'],
  ['2026-10-31T20:00:00.000Z', '2026-11-02T05:30:00.000Z', 'Oct 31, 2026'],
])('where the clocks change, %s is shown at %s as %s', (instant, now, day) => {
  expect(dayLabel(instant, Date.parse(now), 'America/New_York')).toBe(day);
});
