import { expect, test } from 'vitest';
import { changeActions } from './actions.ts';

test.each([
  ['none', { nextBillingDate: '2026-12-05T12:00:00Z' }, 'Undo skip'],
  [
    'the last of two',
    { skipPeriods: 2, billingAnchor: '2026-12-05T12:00:00Z', nextBillingDate: '2027-02-05T12:00:00Z' },
    'Undo skip of Jan 5, 2027',
  ],
])('label of undoing a skip, which names %s', (_name, subscription, label) => {
  expect(changeActions.undoSkip.offer?.(subscription)).toBe(label);
});
