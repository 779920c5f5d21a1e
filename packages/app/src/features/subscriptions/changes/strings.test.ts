import { expect, test } from 'vitest';
import { changeStrings } from './strings.ts';

test.each([
  [
    'the first skip',
    { skipPeriods: 1, billingAnchor: '2026-12-05T12:00:00Z', nextBillingDate: '2027-01-05T12:00:00Z' },
    "You skipped the delivery of ED Tablets on Dec 5, 2026. You won't be charged for it. Next: Jan 5, 2027.",
  ],
  [
    'a second skip',
    { skipPeriods: 2, billingAnchor: '2026-12-05T12:00:00Z', nextBillingDate: '2027-02-05T12:00:00Z' },
    "You skipped the delivery of ED Tablets on Jan 5, 2027. You won't be charged for it. Next: Feb 5, 2027.",
  ],
  [
    'unknown dates',
    { skipPeriods: 1 },
    "You skipped your next delivery of ED Tablets. You won't be charged for it.",
  ],
])('message after a skip: %s', (_name, after, text) => {
  expect(changeStrings.skip.done(after, {}, 'ED Tablets')).toBe(text);
});

const RELEASED =
  " We released the amount held on your card, so you won't be charged. Your bank may take a few days to show it.";
const CHARGED = ' A doctor had approved it just before, so your card was charged.';

const held = { status: 'pending', paymentIntentStatus: 'requires_capture' };

test.each([
  [
    'a hold that was not approved',
    held,
    { paymentIntentStatus: 'requires_capture', review: { value: 'pending' } },
    RELEASED,
  ],
  ['a hold that the provider has released', held, { paymentIntentStatus: 'canceled' }, RELEASED],
  [
    'a hold that was charged shortly before',
    held,
    { paymentIntentStatus: 'succeeded', review: { value: 'approved' } },
    CHARGED,
  ],
  [
    'an approved hold that is not charged yet',
    held,
    { paymentIntentStatus: 'requires_capture', review: { value: 'approved' } },
    CHARGED,
  ],
  [
    'a paid subscription',
    { status: 'active', paymentIntentStatus: 'succeeded' },
    { paymentIntentStatus: 'succeeded' },
    '',
  ],
  ['a subscription that is charged on approval', { status: 'pending' }, {}, ''],
])('message after canceling %s:%s', (_name, before, after, money) => {
  expect(changeStrings.cancel.done(after, before, 'ED Tablets')).toBe(
    `Your subscription is canceled.${money}`,
  );
});
