import { expect, test } from 'vitest';
import { formatBirthDate, formatDay, formatNoticeTime, formatTime } from './dates.ts';

const ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/New_York',
  'UTC',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
];

test.each([
  ['1985-01-09', '01-09-1985'],
  ['2000-02-29', '02-29-2000'],
  ['2001-02-29', undefined],
  ['1985-13-01', undefined],
  ['01-09-1985', undefined],
  ['1985-01-09T00:00:00.000Z', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('birth date %s is shown %s', (stored, shown) => {
  expect(formatBirthDate(stored)).toBe(shown);
});

test.each([
  ['2026-11-20T09:05:00.000Z', 'UTC', '11-20-2026 09:05'],
  ['2026-11-20T09:05:00.000Z', 'America/New_York', '11-20-2026 04:05'],
  ['2026-11-20T04:59:00.000Z', 'America/New_York', '11-19-2026 23:59'],
  ['2026-11-20T05:00:00.000Z', 'America/New_York', '11-20-2026 00:00'],
  ['2026-12-31T23:30:00.000Z', 'Asia/Kolkata', '01-01-2027 05:00'],
  ['2026-03-08T09:59:00.000Z', 'America/Los_Angeles', '03-08-2026 01:59'],
  ['2026-03-08T10:00:00.000Z', 'America/Los_Angeles', '03-08-2026 03:00'],
  ['2026-11-20T09:05:00.000+02:00', 'UTC', '11-20-2026 07:05'],
  ['soon', 'UTC', undefined],
])('a notification of %s in %s is dated %s', (instant, zone, shown) => {
  expect(formatNoticeTime(instant, zone)).toBe(shown);
});

test.each([
  ['2026-11-21T00:30:00.000Z', 'UTC', 'Nov 21, 2026'],
  ['2026-11-21T00:30:00.000Z', 'America/Los_Angeles', 'Nov 20, 2026'],
  ['2026-11-20T12:00:00.000Z', 'Pacific/Kiritimati', 'Nov 21, 2026'],
  ['2026-02-01T12:00:00.000Z', 'America/New_York', 'Feb 1, 2026'],
])('dates: %s in %s is %s', (instant, zone, shown) => {
  expect(formatDay(instant, zone)).toBe(shown);
});

test.each([
  ['2026-03-18T14:42:00.000Z', 'America/New_York', '10:42 AM'],
  ['2026-03-18T03:30:00.000Z', 'America/New_York', '11:30 PM'],
  ['2026-03-16T12:00:00.000Z', 'UTC', '12:00 PM'],
  ['2026-03-16T00:05:00.000Z', 'UTC', '12:05 AM'],
  ['none', 'UTC', undefined],
])('the time of %s in %s is %s', (instant, zone, shown) => {
  expect(formatTime(instant, zone)).toBe(shown);
});

test.each(['2026-02-30', 'tomorrow', '', null, undefined])('dates: %s is not a date', (value) => {
  expect(formatDay(value, 'UTC')).toBeUndefined();
});

test.each(ZONES)('in %s a date without time stays on its day', (zone) => {
  expect(formatDay('2026-11-21', zone)).toBe('Nov 21, 2026');
});

test("dates: uses the device's time zone by default", () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const instant of ['2026-11-20T23:50:00.000Z', '2026-03-29T01:30:00.000Z', '1998-07-04T12:00:00.000Z'])
    for (const format of [formatNoticeTime, formatDay, formatTime])
      expect(format(instant)).toBe(format(instant, own));
});
