import { expect, test } from 'vitest';
import { deliveryCalendar, expectedDeliveries, type DeliverySource } from './deliveryCalendar.ts';

const now = Date.parse('2026-11-22T10:00:00.000Z');
const one = { id: '64f0c0ffee', date: '2026-12-31T23:30:00.000Z' };

test("deliveryCalendar: creates an all-day event on the day in the patient's time zone", () => {
  const file = deliveryCalendar([one], now, 'UTC');
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(file).toContain('DTSTAMP:20261122T100000Z\r\n');
  expect(deliveryCalendar([one], now, 'Asia/Kolkata')).toContain('DTSTART;VALUE=DATE:20270101\r\n');
});

test('deliveryCalendar: ends each line with CRLF and contains one calendar', () => {
  const lines = deliveryCalendar([one, { ...one, id: 'b' }], now, 'UTC').split('\r\n');
  expect(lines.every((line) => !line.includes('\n'))).toBe(true);
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});

test('deliveryCalendar: does not mention the treatment', () => {
  const file = deliveryCalendar([one], now, 'UTC');
  expect(file).not.toMatch(/finasteride|mens|linden|doctor|treatment|prescription/i);
  expect(file).toContain('SUMMARY:Package\r\n');
});

const uid = (id: string) => /UID:(.*)\r/.exec(deliveryCalendar([{ ...one, id }], now, 'UTC'))?.[1];

test('deliveryCalendar: uses the same UID for the same subscription, and different ones otherwise', () => {
  expect(uid('a')).toBe(uid('a'));
  expect(uid('a')).not.toBe(uid('b'));
});

test('deliveryCalendar: leaves out an invalid date', () => {
  expect(deliveryCalendar([{ id: 'a', date: 'soon' }], now, 'UTC')).not.toContain('VEVENT');
});

const active: DeliverySource = {
  _id: 's-1',
  status: 'active',
  nextPeriodStart: '2026-12-01T12:00:00.000Z',
  nextBillingDate: '2026-11-30T12:00:00.000Z',
};

test.each<[string, DeliverySource, string[]]>([
  ['the start of the next period', active, ['2026-12-01T12:00:00.000Z']],
  [
    'the next bill',
    { _id: 's-1', status: 'active', nextBillingDate: '2026-11-30T12:00:00.000Z' },
    ['2026-11-30T12:00:00.000Z'],
  ],
  [
    'approved while still pending',
    { ...active, status: 'pending', isApproved: true },
    ['2026-12-01T12:00:00.000Z'],
  ],
  ['no date', { _id: 's-1', status: 'active' }, []],
  ['in review', { ...active, status: 'pending' }, []],
  ['paused', { ...active, status: 'pause' }, []],
  ['canceled', { ...active, status: 'cancel', isApproved: true }, []],
])('expected delivery: %s', (_name, subscription, dates) => {
  expect(expectedDeliveries([subscription]).map(({ date }) => date)).toEqual(dates);
});
