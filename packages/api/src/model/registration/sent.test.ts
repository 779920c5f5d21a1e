import { expect, test } from 'vitest';
import { heldSum, lastSubmitted } from './sent.ts';

test.each([
  [[], undefined],
  [[{ status: 'pending', sum: 3900 }], undefined],
  [
    [
      { status: 'success', sum: 100 },
      { status: 'hold', sum: 3900 },
      { status: 'pending', sum: 4200 },
    ],
    3900,
  ],
])('amount held by %j: %s', (charges, sum) => {
  expect(heldSum(charges)).toBe(sum);
});

interface Item {
  readonly id: string;
  readonly registrationDoneDate?: string;
}

const older: Item = { id: 'older', registrationDoneDate: '2026-01-01T00:00:00.000Z' };
const newer: Item = { id: 'newer', registrationDoneDate: '2026-03-01T00:00:00.000Z' };
const open: Item = { id: 'open' };

test('sent: finds the registration submitted last in any order', () => {
  expect(lastSubmitted([newer, older, open])).toBe(newer);
  expect(lastSubmitted([open])).toBeUndefined();
});
