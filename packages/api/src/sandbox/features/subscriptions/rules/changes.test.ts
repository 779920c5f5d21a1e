import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { expect, test } from 'vitest';
import { withAnswers, withChangeRequest, withFollowUp, withRenewal } from './changes.ts';

const plan = { doseId: 'd1', frequencyOfDelivery: 'monthly', price: 100 } as const;
const running: SubscriptionRecord = {
  _id: 's',
  productType: 'wl',
  patientId: 'p',
  status: 'active',
  plan,
  sequencePaymentPeriod: 4,
  review: { value: 'approved' },
};

test.each([
  ['dose', { ...plan, doseId: 'd2' }],
  ['delivery', { ...plan, frequencyOfDelivery: 'quarterly' as const }],
  ['reception', { ...plan, frequencyOfReception: '8' }],
  ['packaging', { ...plan, packageType: 'sachet' }],
])('a requested change of the %s is pending for the next period', (_what, changed) => {
  expect(withChangeRequest(running, changed, { firstName: 'Maya', lastName: 'Brooks' })).toEqual({
    ...running,
    modifyRequest: {
      status: 'pending',
      userName: 'Maya Brooks',
      period: 5,
      plan: changed,
      addons: [],
      coupons: [],
    },
  });
});

test('a requested change is undefined when only the price differs', () => {
  expect(withChangeRequest(running, { ...plan, price: 200 }, {})).toBeUndefined();
});

test('a new answer replaces the previous one at the same position', () => {
  const before = { ...running, questionnaire: [{ questionId: 'a', value: 1 }, { questionId: 'b' }] };
  expect(withAnswers(before, [{ questionId: 'c' }, { questionId: 'a', value: 2 }]).questionnaire).toEqual([
    { questionId: 'a', value: 2 },
    { questionId: 'b' },
    { questionId: 'c' },
  ]);
  expect(withAnswers(before, [])).toBe(before);
});

test.each([
  ['active', 'active'],
  ['renewal', 'pending'],
])('a renewal in status %s sets status %s', (status, after) => {
  expect(withRenewal({ ...running, status, renewal: true }, 'r')).toMatchObject({
    status: after,
    renewal: false,
    review: { value: 'pending' },
    latestRenewalId: 'r',
  });
});

test('a submitted follow-up sets status pending', () => {
  const waiting = { ...running, status: 'in_progress', registrationStep: 'questions' };
  expect(withFollowUp(waiting)).toMatchObject({ status: 'pending', registrationStep: 'done' });
});
