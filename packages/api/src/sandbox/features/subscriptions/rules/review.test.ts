import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { describe, expect, test } from 'vitest';
import { decideChange, approve, awaitsReview, decline, doseDecision, ruleOutTreatment } from './review.ts';

const at = (day: string) => `${day}T18:00:00.000Z`;
const NOW = Date.parse(at('2026-01-31'));

const pending: SubscriptionRecord = {
  _id: 's',
  productType: 'wl',
  patientId: 'p',
  status: 'pending',
  review: { value: 'pending' },
  plan: { price: 10_000, frequencyOfDelivery: 'monthly', doseId: 'd1' },
};
const running: SubscriptionRecord = {
  ...pending,
  status: 'active',
  isApproved: true,
  review: { value: 'approved' },
  nextBillingDate: at('2026-02-20'),
  sequencePaymentPeriod: 12,
};

test.each([
  ['a first prescription', pending, true],
  ['pre-screened', { ...pending, status: 'pre_screened' }, true],
  ['a running one', running, false],
  ['a renewal of a running one', { ...running, review: { value: 'pending' } }, true],
  ['a renewal of a paused one', { ...running, status: 'pause', review: { value: 'pending' } }, true],
  ['cancelled meanwhile', { ...pending, status: 'cancel' }, false],
  ['declined', { ...pending, status: 'declined' }, false],
  ['not submitted', { ...pending, status: 'in_progress' }, false],
])('a doctor decides: %s, %s', (_name, record, waits) => {
  expect(awaitsReview(record)).toBe(waits);
});

test.each([
  ['no answers', [], false],
  ['an option as any other', [{ questionId: 'q', optionIds: ['wl-effects-1'] }], false],
  [
    'an option that rules it out',
    [{ questionId: 'q', optionIds: ['a', 'ed-heart-2-contraindicated'] }],
    true,
  ],
  ['a text that only speaks of it', [{ questionId: 'q', value: 'ed-heart-2-contraindicated' }], false],
])('%s', (_name, answers, isAgainst) => {
  expect(ruleOutTreatment(answers)).toBe(isAgainst);
});

describe('approved', () => {
  test('with money held: the first period is paid, the next bill a period later, to the day of today', () => {
    expect(approve(pending, NOW, 9000)).toMatchObject({
      status: 'active',
      isApproved: true,
      review: { value: 'approved' },
      sequencePaymentPeriod: 1,
      prescribedFrom: 0,
      latestBilledAmount: 9000,
      nextBillingDate: at('2026-02-28'),
      billingDay: 31,
    });
  });

  test('without money held a bill is due now', () => {
    expect(approve({ ...pending, sequencePaymentPeriod: 12 }, NOW)).toMatchObject({
      nextBillingDate: at('2026-01-31'),
      prescribedFrom: 12,
    });
  });

  test('a renewal of a running one keeps its bill, and its refills begin anew', () => {
    const renewed = approve({ ...running, renewal: false, review: { value: 'pending' } }, NOW);
    expect(renewed).toMatchObject({ nextBillingDate: at('2026-02-20'), prescribedFrom: 12, renewal: false });
  });

  test('a paused one stays paused', () => {
    const resting = { ...running, status: 'pause', pause: { pausedId: 'x', from: at('2026-01-01') } };
    expect(approve({ ...resting, review: { value: 'pending' } }, NOW)).toMatchObject({
      status: 'pause',
      pause: resting.pause,
    });
  });

  test('with the change that was asked for along with it', () => {
    const plan = { price: 12_000, frequencyOfDelivery: 'monthly' as const, doseId: 'd2' };
    const asked = { ...running, review: { value: 'pending' }, modifyRequest: { status: 'pending', plan } };
    expect(approve(asked, NOW)).toMatchObject({ plan, modifyRequest: { status: 'approved' } });
  });
});

test('declined: no bill, no approval, and no change that waits', () => {
  const declined = decline({ ...running, modifyRequest: { status: 'pending' } });
  expect(declined).toMatchObject({ status: 'declined', isApproved: false, modifyRequest: null });
  expect(declined.nextBillingDate).toBeUndefined();
  expect(decline({ ...running, paymentIntentStatus: 'requires_capture' }).paymentIntentStatus).toBe(
    'canceled',
  );
});

describe('another dose', () => {
  const variations = [
    {
      _id: 'v',
      variationName: 'V',
      doses: [
        { _id: 'd4', price: 1, weight: 2 },
        { _id: 'd1', price: 1, weight: 0.25 },
        { _id: 'd2', price: 1, weight: 0.5 },
        { _id: 'd3', price: 1, weight: 1 },
      ],
    },
    { _id: 'w', variationName: 'W', doses: [{ _id: 'e9', price: 1, weight: 15 }] },
  ];

  test.each([
    ['a step up', 'd1', 'd2', 'approved'],
    ['two steps up', 'd1', 'd3', 'declined'],
    ['three steps up', 'd1', 'd4', 'declined'],
    ['any step down', 'd4', 'd1', 'approved'],
    ['the same, taken or sent otherwise', 'd2', 'd2', 'approved'],
    ['another variation', 'd1', 'e9', 'approved'],
    ['nothing before', undefined, 'd4', 'approved'],
    ['a dose that is sold no more', 'd1', 'gone', 'approved'],
  ])('%s: %s to %s is %s', (_name, from, to, decision) => {
    expect(doseDecision(variations, from, to)).toBe(decision);
  });

  const plan = { price: 12_000, doseId: 'd2' };
  const asked = { ...running, modifyRequest: { status: 'pending', plan } };

  test('holds once it is approved, with who approved it', () => {
    expect(decideChange(asked, 'approved')).toMatchObject({
      plan,
      modifyRequest: { status: 'approved', doctorId: 'doctor-lee', userName: 'Dr. Lena Lee' },
    });
  });

  test('leaves the treatment as it is when it is declined, or was never asked for', () => {
    expect(decideChange(asked, 'declined')).toMatchObject({
      plan: running.plan,
      modifyRequest: { status: 'declined', message: expect.stringContaining('too big a step') },
    });
    expect(decideChange(running, 'approved')).toBe(running);
  });
});
