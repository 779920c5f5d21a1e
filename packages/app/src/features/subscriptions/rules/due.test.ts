import { expect, test } from 'vitest';
import { isDue } from './due.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const nextBillingDate = '2026-11-19T12:00:00Z';

test.each([
  ['its date has passed', { status: 'active', nextBillingDate }, true],
  ['its date is now', { status: 'active', nextBillingDate: '2026-11-20T12:00:00Z' }, true],
  ['its date lies ahead', { status: 'active', nextBillingDate: '2026-11-21T12:00:00Z' }, false],
  ['it has no date', { status: 'active' }, false],
  ['it is paused', { status: 'active', pause: {}, nextBillingDate }, false],
  ['it is paused by status', { status: 'pause', nextBillingDate }, false],
  ['it is cancelled', { status: 'cancel', nextBillingDate }, false],
])('%s: due %s', (_name, subscription, due) => {
  expect(isDue(subscription, now)).toBe(due);
});
