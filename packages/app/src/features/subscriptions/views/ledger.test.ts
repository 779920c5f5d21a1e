import { expect, test } from 'vitest';
import type { HistoryEntry } from '@patient/api';
import { ledgerRows } from './ledger.ts';

const createdAt = '2026-11-20T12:05:00.000Z';

test.each<[entry: Omit<HistoryEntry, 'createdAt'>, row: unknown]>([
  [
    { change: 'paused', by: 'patient', userName: 'Maya Brooks', priceBefore: 19_900, priceAfter: 19_900 },
    { change: 'Paused', by: 'By you', price: { after: '$199.00' } },
  ],
  [
    {
      change: 'change_approved',
      by: 'doctor',
      userName: 'Dr. Lena Lee',
      priceBefore: 19_900,
      priceAfter: 22_900,
    },
    {
      change: 'Change approved',
      by: 'By Dr. Lena Lee',
      price: { before: '$199.00', after: '$229.00' },
    },
  ],
  [
    { change: 'declined', by: 'doctor' },
    { change: 'Treatment declined', by: 'By a doctor' },
  ],
  [
    { change: 'renewal_due', by: 'system' },
    { change: 'Prescription ran out', by: 'Automatic' },
  ],
  [
    { change: 'moved_to_another_pharmacy', by: 'pharmacist' },
    { change: 'Moved to another pharmacy', by: 'By pharmacist' },
  ],
])('ledger: %j is shown as %j', (entry, row) => {
  const [shown] = ledgerRows([{ ...entry, createdAt }]);
  expect(shown).toEqual({ id: `0 ${createdAt}`, time: 'Nov 20, 2026, 12:05 PM', ...Object(row) });
});

test('ledger: shows the newest entry first', () => {
  const entries = ['registered', 'approved'].map((change) => ({ change, by: 'patient', createdAt }));
  expect(ledgerRows(entries).map(({ change }) => change)).toEqual(['Treatment approved', 'Sent to a doctor']);
});
