import { expect, test } from 'vitest';
import { type SubscriptionChange, type SubscriptionFacts, previewRenewal } from '@patient/api/model';
import { changeFacts, changeTerms, isAgreed, type ChangeTermsOptions } from './changeTerms.ts';

const at = (day: string) => `${day}T09:00:00.000Z`;
const now = Date.parse(at('2026-11-20'));
const coupon = { name: 'BACK', discountType: '%' as const, discountValue: 30, usingPeriodsCount: 3 };

const active: SubscriptionFacts = {
  status: 'active',
  paymentIntentStatus: 'succeeded',
  review: { value: 'approved' },
  plan: { frequencyOfDelivery: 'monthly', price: 5_900 },
  nextBillingDate: at('2026-12-05'),
  nextPeriodStart: at('2026-12-05'),
};
const billed = {
  ...active,
  nextBillingDate: at('2027-01-05'),
  nextPeriodStart: at('2027-01-05'),
};
const moreExpensive = { ...active, plan: { ...active.plan, price: 6_900 } };
const skipped = { ...billed, skipPeriods: 1 };
const paused = {
  ...billed,
  status: 'pause',
  pause: { from: at('2026-11-18'), until: at('2027-01-05') },
};
const extendedPause = {
  ...paused,
  nextBillingDate: at('2027-02-05'),
  pause: { from: at('2026-11-18'), until: at('2027-02-05') },
};
const pending: SubscriptionFacts = {
  status: 'pending',
  paymentIntentStatus: 'requires_capture',
  review: { value: 'pending' },
  plan: active.plan,
};
const releasedHold = { ...pending, paymentIntentStatus: 'canceled' };
const canceled = { ...active, status: 'cancel', nextBillingDate: null, expiredAt: at('2026-12-05') };
const ended = { ...canceled, expiredAt: at('2026-11-01') };

test.each<
  [
    name: string,
    change: SubscriptionChange,
    shown: SubscriptionFacts,
    current: SubscriptionFacts,
    isSame: boolean,
    then?: Partial<ChangeTermsOptions>,
  ]
>([
  ['nothing changed', 'pause', active, { ...active }, true],
  ['later on the same day', 'resume', paused, paused, true, { now: now + 3_600_000 }],
  ['a doctor has approved', 'cancel', pending, active, false],
  ['the hold was released', 'cancel', pending, releasedHold, false],
  ['the delivery was billed overnight', 'pause', active, billed, false],
  ['the delivery was billed overnight', 'skip', active, billed, false],
  ['the price has changed', 'pause', active, moreExpensive, false],
  ['another device has skipped', 'skip', active, skipped, false],
  ['another device has undone one of two skips', 'skip', { ...skipped, skipPeriods: 2 }, skipped, false],
  ['another device has skipped once more', 'undoSkip', skipped, { ...skipped, skipPeriods: 2 }, false],
  ['another device has extended the pause', 'resume', paused, extendedPause, false],
  ['the paid period has ended', 'reactivate', canceled, ended, false],
  ['a day has passed', 'reactivate', ended, ended, false, { now: now + 86_400_000 }],
  ['the review was reset', 'reactivate', canceled, { ...canceled, review: { value: 'pending' } }, false],
  ['an offer was added', 'reactivate', ended, ended, false, { coupon }],
  ['it is already paused', 'pause', active, paused, true],
  ['it is already canceled', 'cancel', pending, canceled, true],
])('changeTerms: %s: still agreed to %s', (_name, change, shown, current, isSame, then = {}) => {
  expect(isAgreed(change, changeTerms(change, shown, { now }), current, { now, ...then })).toBe(isSame);
});

test('an ended offer changes the terms', () => {
  const terms = changeTerms('reactivate', ended, { now, coupon });
  expect(terms.offer).toBe('You get 30% off each of your next 3 bills. After that, each bill is $59.00.');
  expect(isAgreed('reactivate', terms, ended, { now, coupon })).toBe(true);
  expect(isAgreed('reactivate', terms, ended, { now })).toBe(false);
});

test('changeTerms: undoes only the last of two skips', () => {
  const twice = {
    ...skipped,
    skipPeriods: 2,
    billingAnchor: at('2026-12-05'),
    nextBillingDate: at('2027-02-05'),
  };
  const { periods, facts } = changeTerms('undoSkip', twice, { now });
  expect(periods).toBe(1);
  expect(facts).toContainEqual({ term: 'Skipped', before: 'Dec 5, 2026; Jan 5, 2027', after: 'Dec 5, 2026' });
});

test('changeTerms: shows dates before and after a pause, and the sum', () => {
  const before = { nextBilling: '2026-12-05T12:00:00Z', nextDelivery: '2026-12-05T12:00:00Z', sum: 7500 };
  const after = {
    ...before,
    nextBilling: '2027-01-05T12:00:00Z',
    nextDelivery: '2027-01-05T12:00:00Z',
    pausedUntil: '2027-01-05T12:00:00Z',
  };
  expect(changeFacts({ before, after })).toEqual([
    { term: 'Paused until', after: 'Jan 5, 2027' },
    { term: 'Next billing', before: 'Dec 5, 2026', after: 'Jan 5, 2027' },
    { term: 'Next delivery', before: 'Dec 5, 2026', after: 'Jan 5, 2027' },
    { term: 'Amount', before: '$75.00', after: '$75.00' },
  ]);
});

test('changeTerms: shows no next billing after a cancellation', () => {
  const before = { nextBilling: '2026-12-05T12:00:00Z', sum: 7500 };
  expect(changeFacts({ before, after: { endsAt: '2026-12-05T12:00:00Z' } })).toEqual([
    { term: 'Next billing', before: 'Dec 5, 2026', after: 'None' },
    { term: 'Paid for until', after: 'Dec 5, 2026' },
  ]);
});

test('changeTerms: leaves out unknown values', () => {
  expect(changeFacts({ before: {}, after: {} })).toEqual([]);
});

test('changeTerms: shows a released hold and skipped deliveries', () => {
  expect(changeFacts({ before: { held: 17_910 }, after: {} })).toEqual([
    { term: 'Held on your card', before: '$179.10', after: 'Released' },
  ]);
  const dates = ['2026-12-05T12:00:00Z', '2027-01-05T12:00:00Z'];
  expect(changeFacts({ before: {}, after: { skipped: dates } })).toEqual([
    { term: 'Skipped', after: 'Dec 5, 2026; Jan 5, 2027' },
  ]);
  expect(changeFacts({ before: { skipped: dates }, after: {} })).toEqual([
    { term: 'Skipped', before: 'Dec 5, 2026; Jan 5, 2027', after: 'None' },
  ]);
});

const running = {
  status: 'active',
  review: { value: 'approved' },
  plan: { price: 5_900 },
  nextBillingDate: at('2026-12-05'),
};

test('a renewal of a running subscription keeps its dates and shows the sum before and after', () => {
  expect(changeFacts(previewRenewal(running, 6_900, now))).toEqual([
    { term: 'Next billing', before: 'Dec 5, 2026', after: 'Dec 5, 2026' },
    { term: 'Next delivery', before: 'Dec 5, 2026', after: 'Dec 5, 2026' },
    { term: 'Amount', before: '$59.00', after: '$69.00' },
  ]);
});

test.each([
  ['expired', { ...running, status: 'renewal', nextBillingDate: undefined }],
  ['overdue', { ...running, nextBillingDate: at('2026-11-19') }],
])('a renewal of an %s subscription is charged when a doctor approves', (_name, subscription) => {
  expect(changeFacts(previewRenewal(subscription, 5_900, now))).toEqual([
    { term: 'Charged when a doctor approves', after: '$59.00' },
  ]);
});
