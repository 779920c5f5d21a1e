import { expect, test } from 'vitest';
import { skipResult } from './skipResult.ts';

test.each([
  [
    'the first skip',
    { skipPeriods: 1, billingAnchor: '2026-12-05T12:00:00Z', nextBillingDate: '2027-01-05T12:00:00Z' },
    "Your delivery on Dec 5, 2026 is skipped, and you won't be charged for it. The next delivery and charge are on Jan 5, 2027.",
  ],
  [
    'another one names the one it added',
    { skipPeriods: 2, billingAnchor: '2026-12-05T12:00:00Z', nextBillingDate: '2027-02-05T12:00:00Z' },
    "Your delivery on Jan 5, 2027 is skipped, and you won't be charged for it. The next delivery and charge are on Feb 5, 2027.",
  ],
  ['no date is known', { skipPeriods: 1 }, 'Your next delivery is skipped.'],
])('%s', (_name, after, text) => {
  expect(skipResult(after, 'UTC')).toBe(text);
});
