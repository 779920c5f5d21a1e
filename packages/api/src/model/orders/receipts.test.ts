import { expect, test } from 'vitest';
import type { Charge } from '../../client/entities.ts';
import { receiptYears } from './receipts.ts';

const paid = (
  createdAt: string,
  status = 'success',
  sum = 100,
): Pick<Charge, 'createdAt' | 'status' | 'sum'> => ({ createdAt, status, sum });

test('receipts: groups paid charges by year, newest first', () => {
  const years = receiptYears(
    [
      paid('2025-02-01T12:00:00.000Z'),
      paid('2026-01-05T12:00:00.000Z', 'captured', 250),
      paid('2026-03-05T12:00:00.000Z'),
      paid('2026-04-05T12:00:00.000Z', 'failed'),
      paid('2026-05-05T12:00:00.000Z', 'hold'),
      { status: 'success', sum: 100 },
    ],
    'UTC',
  );
  expect(
    years.map(({ year, total, charges }) => [year, total, charges.map(({ createdAt }) => createdAt)]),
  ).toEqual([
    ['2026', 350, ['2026-03-05T12:00:00.000Z', '2026-01-05T12:00:00.000Z']],
    ['2025', 100, ['2025-02-01T12:00:00.000Z']],
  ]);
});

test.each([
  ['UTC', '2026'],
  ['America/Los_Angeles', '2025'],
])('in %s the first hour of 2026 UTC is in %s', (zone, year) => {
  expect(receiptYears([paid('2026-01-01T00:30:00.000Z')], zone)[0]?.year).toBe(year);
});

test('receipts: has no years without paid charges', () => {
  expect(receiptYears([paid('2026-01-01T00:30:00.000Z', 'released')])).toEqual([]);
});
