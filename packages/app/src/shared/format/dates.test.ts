import { expect, test } from 'vitest';
import { addMonths, formatBirthDate, formatDay, formatNoticeTime, isoOf } from './dates.ts';

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
])('notice of %s in %s came %s', (instant, zone, shown) => {
  expect(formatNoticeTime(instant, zone)).toBe(shown);
});

test.each([
  ['2026-11-21T00:30:00.000Z', 'UTC', 'Nov 21, 2026'],
  ['2026-11-21T00:30:00.000Z', 'America/Los_Angeles', 'Nov 20, 2026'],
  ['2026-11-20T12:00:00.000Z', 'Pacific/Kiritimati', 'Nov 21, 2026'],
  ['2026-02-01T12:00:00.000Z', 'America/New_York', 'Feb 1, 2026'],
])('%s in %s is %s', (instant, zone, shown) => {
  expect(formatDay(instant, zone)).toBe(shown);
});

test.each(['2026-02-30', 'tomorrow', '', null, undefined])('%s is no day', (value) => {
  expect(formatDay(value, 'UTC')).toBeUndefined();
});

test.each(ZONES)('in %s a date without time stays on its day', (zone) => {
  expect(formatDay('2026-11-21', zone)).toBe('Nov 21, 2026');
});

test('without a zone the device decides', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(formatNoticeTime('2026-11-20T23:50:00.000Z')).toBe(
    formatNoticeTime('2026-11-20T23:50:00.000Z', own),
  );
});

test.each([
  ['2026-01-15T10:30:00.000Z', 1, '2026-02-15T10:30:00.000Z'],
  ['2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-10-31T23:59:59.000Z', 1, '2026-11-30T23:59:59.000Z'],
  ['2026-11-30T00:00:00.000Z', 3, '2027-02-28T00:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
  ['2026-05-05T00:00:00.000Z', 0, '2026-05-05T00:00:00.000Z'],
])('%s and %i months is %s', (from, months, later) => {
  expect(addMonths(from, months)).toBe(later);
});

test.each([
  ['2026-02-28T18:00:00.000Z', 1, 31, '2026-03-31T18:00:00.000Z'],
  ['2026-02-28T18:00:00.000Z', 2, 31, '2026-04-30T18:00:00.000Z'],
  ['2026-02-28T18:00:00.000Z', 0, 31, '2026-02-28T18:00:00.000Z'],
  ['2026-03-31T18:00:00.000Z', -1, 31, '2026-02-28T18:00:00.000Z'],
  ['2026-03-31T18:00:00.000Z', 1, 5, '2026-04-05T18:00:00.000Z'],
])('%s and %i months, on the %i., is %s', (from, months, day, later) => {
  expect(addMonths(from, months, day)).toBe(later);
});

test('milliseconds become an ISO instant', () => {
  expect(isoOf(Date.UTC(2026, 10, 20, 9, 30))).toBe('2026-11-20T09:30:00.000Z');
});
