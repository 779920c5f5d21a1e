import { expect, test } from 'vitest';
import { lastSkipped, noSkipReason, skipResult } from './skipText.ts';

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

test.each([
  ['none', { nextBillingDate: '2026-12-05T12:00:00Z' }, undefined],
  [
    'the last of two',
    { skipPeriods: 2, billingAnchor: '2026-12-05T12:00:00Z', nextBillingDate: '2027-02-05T12:00:00Z' },
    'Jan 5, 2027',
  ],
])('the skip that can be undone: %s', (_name, subscription, day) => {
  expect(lastSkipped(subscription, 'UTC')).toBe(day);
});

test.each([
  [
    { status: 'active', skipPeriods: 3, skipsLeft: 0 },
    "You can't skip another delivery right now. You can skip up to 3 in a row. To wait longer, pause your subscription.",
  ],
  [
    { status: 'active', skipPeriods: 0, skipsLeft: 0 },
    "You can't skip another delivery right now. To wait longer, pause your subscription.",
  ],
  [{ status: 'active', skipPeriods: 2, skipsLeft: 1 }, undefined],
  // A service that does not report it refuses a skip itself.
  [{ status: 'active', skipPeriods: 3 }, undefined],
  [{ status: 'pause', skipPeriods: 3, skipsLeft: 0 }, undefined],
])('why %j has no Skip', (subscription, reason) => {
  expect(noSkipReason(subscription)).toBe(reason);
});
