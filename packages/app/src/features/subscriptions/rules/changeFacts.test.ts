import { expect, test } from 'vitest';
import { changeFacts } from './changeFacts.ts';

test('a pause has dates before and after, and the sum', () => {
  const before = { nextBilling: '2026-12-05T12:00:00Z', nextDelivery: '2026-12-05T12:00:00Z', sum: 7500 };
  const after = {
    ...before,
    nextBilling: '2027-01-05T12:00:00Z',
    nextDelivery: '2027-01-05T12:00:00Z',
    pausedUntil: '2027-01-05T12:00:00Z',
  };
  expect(changeFacts({ before, after }, 'UTC')).toEqual([
    { term: 'Paused until', after: 'Jan 5, 2027' },
    { term: 'Next billing', before: 'Dec 5, 2026', after: 'Jan 5, 2027' },
    { term: 'Next delivery', before: 'Dec 5, 2026', after: 'Jan 5, 2027' },
    { term: 'Amount', before: '$75.00', after: '$75.00' },
  ]);
});

test('a cancellation has no next billing', () => {
  const before = { nextBilling: '2026-12-05T12:00:00Z', sum: 7500 };
  expect(changeFacts({ before, after: { endsAt: '2026-12-05T12:00:00Z' } }, 'UTC')).toEqual([
    { term: 'Next billing', before: 'Dec 5, 2026', after: 'None' },
    { term: 'Paid for until', after: 'Dec 5, 2026' },
  ]);
});

test('unknown values have no line', () => {
  expect(changeFacts({ before: {}, after: {} })).toEqual([]);
});

test('a hold is released, and a skip named', () => {
  expect(changeFacts({ before: { held: 17_910 }, after: {} }, 'UTC')).toEqual([
    { term: 'Held on your card', before: '$179.10', after: 'Released' },
  ]);
  const skipped = ['2026-12-05T12:00:00Z', '2027-01-05T12:00:00Z'];
  expect(changeFacts({ before: {}, after: { skipped } }, 'UTC')).toEqual([
    { term: 'Skipped', after: 'Dec 5, 2026; Jan 5, 2027' },
  ]);
  expect(changeFacts({ before: { skipped }, after: {} }, 'UTC')).toEqual([
    { term: 'Skipped', before: 'Dec 5, 2026; Jan 5, 2027', after: 'None' },
  ]);
});
