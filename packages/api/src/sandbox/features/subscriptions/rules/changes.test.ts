import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { describe, expect, test } from 'vitest';
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

describe('a change that is asked for', () => {
  test.each([
    ['dose', { ...plan, doseId: 'd2' }],
    ['delivery', { ...plan, frequencyOfDelivery: 'quarterly' as const }],
    ['reception', { ...plan, frequencyOfReception: '8' }],
    ['packaging', { ...plan, packageType: 'sachet' }],
  ])('of the %s waits, from the next period on', (_what, wanted) => {
    expect(withChangeRequest(running, wanted, { firstName: 'Maya', lastName: 'Brooks' })).toEqual({
      ...running,
      modifyRequest: {
        status: 'pending',
        userName: 'Maya Brooks',
        period: 5,
        plan: wanted,
        addons: [],
        coupons: [],
      },
    });
  });

  test('is none when only the price is another', () => {
    expect(withChangeRequest(running, { ...plan, price: 200 }, {})).toBeUndefined();
  });
});

test('a question answered again has its last answer, in its first place', () => {
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
])('a renewal of one that is %s leaves it %s', (status, after) => {
  expect(withRenewal({ ...running, status, renewal: true }, 'r')).toMatchObject({
    status: after,
    renewal: false,
    review: { value: 'pending' },
    latestRenewalId: 'r',
  });
});

test('a follow-up that was answered is in review again', () => {
  const waiting = { ...running, status: 'in_progress', registrationStep: 'questions' };
  expect(withFollowUp(waiting)).toMatchObject({ status: 'pending', registrationStep: 'done' });
});
