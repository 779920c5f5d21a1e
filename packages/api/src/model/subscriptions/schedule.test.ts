import { describe, expect, test } from 'vitest';
import type { SubscriptionFacts } from './actions.ts';
import { previewChange, requestedPeriods } from './schedule.ts';

const at = (day: string) => `${day}T09:00:00.000Z`;
const now = Date.parse(at('2026-11-20'));

const monthly: SubscriptionFacts = {
  plan: { frequencyOfDelivery: 'monthly', price: 5_900 },
  nextBillingDate: at('2026-12-05'),
  nextPeriodStart: at('2026-12-05'),
};
const quarterly = { ...monthly, plan: { frequencyOfDelivery: 'quarterly', price: 15_900 } };
const billed = (day: string, sum = 5_900) => ({ nextBilling: at(day), nextDelivery: at(day), sum });

test('before is the current schedule', () => {
  expect(previewChange('pause', monthly, now).before).toEqual(billed('2026-12-05'));
});

describe('pause', () => {
  test.each([
    ['one period by default', monthly, undefined, '2027-01-05', 5_900],
    ['three periods', monthly, 3, '2027-03-05', 5_900],
    ['a quarterly period is three months', quarterly, 1, '2027-03-05', 15_900],
    ['with a coupon', { ...monthly, discountedPrice: 4_900 }, 1, '2027-01-05', 4_900],
    ['31st into a month of 30', { ...monthly, nextBillingDate: at('2026-12-31') }, 2, '2027-02-28', 5_900],
    ['into a leap February', { ...monthly, nextBillingDate: at('2027-12-31') }, 2, '2028-02-29', 5_900],
    ['from today without a bill', { ...monthly, nextBillingDate: undefined }, 1, '2026-12-20', 5_900],
  ])('pause: %s', (_name, subscription, periods, day, sum) => {
    const { after } = previewChange('pause', subscription, now, periods === undefined ? {} : { periods });
    expect(after).toEqual({ ...billed(day, sum), pausedUntil: at(day) });
  });

  test('what is skipped stays skipped', () => {
    const once = { ...monthly, nextBillingDate: at('2027-01-05'), skipPeriods: 1 };
    const { before, after } = previewChange('pause', once, now);
    expect(before.skipped).toEqual([at('2026-12-05')]);
    expect(after).toEqual({
      ...billed('2027-02-05'),
      pausedUntil: at('2027-02-05'),
      skipped: [at('2026-12-05')],
    });
  });
});

describe('resume', () => {
  const paused = (from: string, until: string, more: SubscriptionFacts = {}): SubscriptionFacts => ({
    ...monthly,
    nextBillingDate: at(until),
    nextPeriodStart: at(until),
    pause: { from: at(from), until: at(until) },
    ...more,
  });

  test.each([
    ['the charge returns to its date', paused('2026-11-18', '2027-01-05'), '2026-12-05'],
    ['after a pause of three', paused('2026-11-18', '2027-03-05'), '2026-12-05'],
    ['today if its date has passed', paused('2026-10-01', '2026-12-05'), '2026-11-20'],
    ['a skip ends on its date', paused('2026-09-01', '2026-12-05', { skipPeriods: 1 }), '2026-11-20'],
    ['unknown end of the pause', { ...monthly, pause: { from: at('2026-11-18') } }, '2026-12-05'],
  ])('resume: %s', (_name, subscription, day) => {
    const { before, after } = previewChange('resume', subscription, now);
    expect(before.pausedUntil).toBe(subscription.pause?.until ?? undefined);
    expect(after).toEqual(billed(day));
  });

  test('what is skipped stays skipped', () => {
    const { after } = previewChange('resume', paused('2026-11-18', '2027-02-05', { skipPeriods: 1 }), now);
    expect(after).toEqual({ ...billed('2027-01-05'), skipped: [at('2026-12-05')] });
  });

  test('resume undoes a pause', () => {
    const { after } = previewChange('pause', monthly, now, { periods: 2 });
    const resting = {
      ...monthly,
      nextBillingDate: after.nextBilling,
      pause: { from: at('2026-11-20'), until: after.pausedUntil },
    };
    expect(previewChange('resume', resting, now).after).toEqual(billed('2026-12-05'));
  });

  test('resume without a pause keeps the bill, but not in the past', () => {
    expect(previewChange('resume', monthly, now).after).toEqual(billed('2026-12-05'));
    expect(previewChange('resume', { ...monthly, nextBillingDate: at('2026-11-01') }, now).after).toEqual(
      billed('2026-11-20'),
    );
  });
});

test.each([
  ['one', monthly, 1, '2027-01-05'],
  ['two', monthly, 2, '2027-02-05'],
  ['two instead of one', { ...monthly, nextBillingDate: at('2027-01-05'), skipPeriods: 1 }, 2, '2027-02-05'],
  [
    'none, which undoes it',
    { ...monthly, nextBillingDate: at('2027-01-05'), skipPeriods: 1 },
    0,
    '2026-12-05',
  ],
  ['31st', { ...monthly, nextBillingDate: at('2027-01-31') }, 1, '2027-02-28'],
])('skip: %s', (_name, subscription, periods, day) => {
  expect(previewChange('skip', subscription, now, { periods }).after).toMatchObject(billed(day));
});

test.each([
  ['skip', 0, 1],
  ['skip', 2, 3],
  ['undoSkip', 2, 1],
  ['undoSkip', 0, 0],
  ['pause', 2, 1],
] as const)('requestedPeriods: %s with %d skipped requests %d', (change, skipPeriods, periods) => {
  expect(requestedPeriods(change, { ...monthly, skipPeriods })).toBe(periods);
});

test('skip lists the skipped deliveries before and after', () => {
  const once = { ...monthly, nextBillingDate: at('2027-01-05'), skipPeriods: 1 };
  const { before, after } = previewChange('skip', once, now, { periods: 2 });
  expect(before.skipped).toEqual([at('2026-12-05')]);
  expect(after.skipped).toEqual([at('2026-12-05'), at('2027-01-05')]);
  expect(previewChange('undoSkip', once, now, { periods: 0 }).after).toEqual(billed('2026-12-05'));
  const twice = { ...monthly, nextBillingDate: at('2027-02-05'), skipPeriods: 2 };
  expect(previewChange('undoSkip', twice, now, { periods: 1 }).after).toEqual({
    ...billed('2027-01-05'),
    skipped: [at('2026-12-05')],
  });
});

describe('with anchor and day from the service', () => {
  // Billed on the 31st, in a shorter month, as in rules/transitions.test.ts of the sandbox.
  const short: SubscriptionFacts = {
    ...monthly,
    nextBillingDate: at('2027-02-28'),
    billingAnchor: at('2027-02-28'),
    billingDay: 31,
  };
  const skipped = { ...short, skipPeriods: 1, nextBillingDate: at('2027-03-31') };
  const resting = {
    ...skipped,
    nextBillingDate: at('2027-05-31'),
    pause: { from: at('2026-11-01'), until: at('2027-05-31') },
  };

  test.each([
    ['pause', short, 1, '2027-03-31'],
    ['pause', short, 2, '2027-04-30'],
    ['pause', skipped, 1, '2027-04-30'],
    ['skip', short, 1, '2027-03-31'],
    ['skip', skipped, 0, '2027-02-28'],
    ['skip', skipped, 2, '2027-04-30'],
    ['resume', resting, 1, '2027-03-31'],
    ['resume', { ...resting, skipPeriods: 0 }, 1, '2027-02-28'],
  ] as const)('a schedule with anchor and day from the service: %s', (action, subscription, periods, day) => {
    expect(previewChange(action, subscription, now, { periods }).after).toMatchObject(billed(day));
  });

  test.each([
    ['an active subscription', short],
    ['a skipped one', skipped],
    ['a paused one', resting],
  ])('canceling %s ends it on the day of the anchor', (_name, subscription) => {
    expect(previewChange('cancel', subscription, now).after).toEqual({ endsAt: at('2027-02-28') });
  });

  test('resuming one that was paused after its card was declined bills it today', () => {
    const rests = { plan: monthly.plan, billingDay: 31, pause: { from: at('2026-11-19') } };
    expect(previewChange('resume', rests, now).after).toEqual(billed('2026-11-20'));
  });

  test('a schedule with anchor and day from the service counts from the due date of a charge that is retried later', () => {
    const tried = { ...monthly, nextBillingDate: at('2026-12-08'), billingAnchor: at('2026-12-05') };
    expect(previewChange('skip', tried, now).after).toMatchObject(billed('2027-01-05'));
  });
});

test('canceling an unapproved subscription releases the hold', () => {
  const held = {
    ...monthly,
    nextBillingDate: undefined,
    nextPeriodStart: undefined,
    status: 'pending',
    paymentIntentStatus: 'requires_capture',
  };
  expect(previewChange('cancel', held, now)).toEqual({ before: { held: 5_900 }, after: {} });
});

test.each([
  ['paid until the next bill', monthly, '2026-12-05'],
  [
    'without a skip, which is not paid',
    { ...monthly, nextBillingDate: at('2027-01-05'), skipPeriods: 1 },
    '2026-12-05',
  ],
  ['not in the past', { ...monthly, nextBillingDate: at('2026-11-01') }, '2026-11-20'],
])('cancel: ends %s', (_name, subscription, day) => {
  expect(previewChange('cancel', subscription, now).after).toEqual({ endsAt: at(day) });
});

describe('reactivate', () => {
  const canceled: SubscriptionFacts = {
    plan: monthly.plan,
    expiredAt: at('2026-12-05'),
    review: { value: 'approved' },
  };

  test('before has an end and no bill', () => {
    expect(previewChange('reactivate', canceled, now).before).toEqual({ endsAt: at('2026-12-05') });
  });

  test('before has no end if it was never approved', () => {
    expect(previewChange('reactivate', { ...canceled, review: { value: 'pending' } }, now).before).toEqual(
      {},
    );
  });

  test.each([
    ['billed when the paid period ends', canceled, billed('2026-12-05')],
    [
      'billed today if the paid period has ended',
      { ...canceled, expiredAt: at('2026-10-05') },
      billed('2026-11-20'),
    ],
    [
      'charged on approval without an approved review',
      { ...canceled, review: { value: 'waiting' } },
      { onApproval: 5_900 },
    ],
    ['charged on approval without a review', { ...canceled, review: null }, { onApproval: 5_900 }],
  ])('reactivate: %s', (_name, subscription, after) => {
    expect(previewChange('reactivate', subscription, now).after).toEqual(after);
  });

  test.each([
    ['the first bill', canceled, billed('2026-12-05', 4_130)],
    ['charged on approval', { ...canceled, review: null }, { onApproval: 4_130 }],
  ])('an offer: %s', (_name, subscription, after) => {
    expect(previewChange('reactivate', subscription, now, { sum: 4_130 }).after).toEqual(after);
  });
});

test.each([
  ['another dose', { sum: 7_900 }, billed('2026-12-05', 7_900)],
  ['unknown price', {}, billed('2026-12-05')],
])('change of dose: %s keeps the dates', (_name, options, after) => {
  expect(previewChange('changeDose', monthly, now, options).after).toEqual(after);
});

test('schedule: leaves out unknown values', () => {
  expect(previewChange('changeDose', {}, now)).toEqual({ before: {}, after: {} });
});
