import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { describe, expect, test } from 'vitest';
import { decideChange, approve, awaitsReview, decline, doseDecision, ruleOutTreatment } from './review.ts';

const at = (day: string) => `${day}T18:00:00.000Z`;
const reviewer = { doctorId: 'doctor-hale', userName: 'Dr. Amara Hale' };
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
  ['active', running, false],
  ['a renewal of an active one', { ...running, review: { value: 'pending' } }, true],
  ['a renewal of a paused one', { ...running, status: 'pause', review: { value: 'pending' } }, true],
  ['canceled', { ...pending, status: 'cancel' }, false],
  ['declined', { ...pending, status: 'declined' }, false],
  ['not submitted', { ...pending, status: 'in_progress' }, false],
])('awaits review: %s, %s', (_name, record, waits) => {
  expect(awaitsReview(record)).toBe(waits);
});

test.each([
  ['no answers', [], false],
  ['an ordinary option', [{ questionId: 'q', optionIds: ['wl-effects-1'] }], false],
  ['a contraindicated option', [{ questionId: 'q', optionIds: ['a', 'ed-heart-2-contraindicated'] }], true],
  ['a text that contains such an id', [{ questionId: 'q', value: 'ed-heart-2-contraindicated' }], false],
])('review: rules out the treatment: %s, %s', (_name, answers, isAgainst) => {
  expect(ruleOutTreatment(answers)).toBe(isAgainst);
});

describe('approved', () => {
  test('an approval with a held charge: the first period is paid, the next bill is due one period later', () => {
    expect(approve(pending, reviewer, NOW, 9000)).toMatchObject({
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

  test('an approval without a held charge: a bill is due now', () => {
    expect(approve({ ...pending, sequencePaymentPeriod: 12 }, reviewer, NOW)).toMatchObject({
      nextBillingDate: at('2026-01-31'),
      prescribedFrom: 12,
    });
  });

  test('a renewal of an active one keeps its billing date and restores its refills', () => {
    const renewed = approve({ ...running, renewal: false, review: { value: 'pending' } }, reviewer, NOW);
    expect(renewed).toMatchObject({ nextBillingDate: at('2026-02-20'), prescribedFrom: 12, renewal: false });
  });

  test('a paused one stays paused', () => {
    const paused = { ...running, status: 'pause', pause: { pausedId: 'x', from: at('2026-01-01') } };
    expect(approve({ ...paused, review: { value: 'pending' } }, reviewer, NOW)).toMatchObject({
      status: 'pause',
      pause: paused.pause,
    });
  });

  test('an approval applies a pending change too', () => {
    const plan = { price: 12_000, frequencyOfDelivery: 'monthly' as const, doseId: 'd2' };
    const requested = {
      ...running,
      review: { value: 'pending' },
      modifyRequest: { status: 'pending', plan },
    };
    expect(approve(requested, reviewer, NOW)).toMatchObject({ plan, modifyRequest: { status: 'approved' } });
  });
});

test('declined: no bill, no approval and no pending change', () => {
  const declined = decline({ ...running, modifyRequest: { status: 'pending' } }, reviewer);
  expect(declined).toMatchObject({ status: 'declined', isApproved: false, modifyRequest: null });
  expect(declined.nextBillingDate).toBeUndefined();
  expect(decline({ ...running, paymentIntentStatus: 'requires_capture' }, reviewer).paymentIntentStatus).toBe(
    'canceled',
  );
});

describe('a dose change', () => {
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
    ['the same dose with another frequency', 'd2', 'd2', 'approved'],
    ['another variation', 'd1', 'e9', 'approved'],
    ['no dose before', undefined, 'd4', 'approved'],
    ['a dose that is no longer sold', 'd1', 'gone', 'approved'],
  ])('a dose change: %s: %s to %s is %s', (_name, from, to, decision) => {
    expect(doseDecision(variations, from, to)).toBe(decision);
  });

  const plan = { price: 12_000, doseId: 'd2' };
  const requested = { ...running, modifyRequest: { status: 'pending', plan } };

  test('a dose change is applied when approved, with the name of the doctor', () => {
    expect(decideChange(requested, reviewer, 'approved')).toMatchObject({
      plan,
      modifyRequest: { status: 'approved', ...reviewer },
    });
  });

  test('a dose change keeps the treatment when declined or never requested', () => {
    expect(decideChange(requested, reviewer, 'declined')).toMatchObject({
      plan: running.plan,
      modifyRequest: { status: 'declined', message: expect.stringContaining('too big a step') },
    });
    expect(decideChange(running, reviewer, 'approved')).toBe(running);
  });
});
