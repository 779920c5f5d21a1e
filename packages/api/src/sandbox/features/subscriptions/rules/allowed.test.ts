import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { describe, expect, test } from 'vitest';
import { type Action, conflictOf, stateConflict } from './allowed.ts';

test.each([
  ['pause', 'paused', 'Subscription is already paused'],
  ['cancel', 'canceled', 'Subscription is already canceled'],
  ['resume', 'active', 'Subscription is not paused'],
  ['reactivate', 'active', 'Subscription is already active'],
  ['pause', 'inReview', 'Subscription is in review and cannot be paused'],
  ['skip', 'paused', 'Subscription is paused and cannot be skipped'],
  ['cancel', 'declined', 'Subscription is declined and cannot be canceled'],
  ['cancel', 'actionRequired', 'Subscription is waiting for the patient and cannot be canceled'],
  ['changeDose', 'paused', 'Subscription is paused and its plan cannot be changed'],
  ['withdrawChange', 'inReview', 'Subscription is in review and has no change to withdraw'],
  ['renew', 'canceled', 'Subscription is canceled and cannot be renewed'],
  ['cancel', 'renewal', 'Subscription is in renewal and cannot be canceled'],
  ['followUp', 'active', 'Subscription is active and has no follow-up to answer'],
] as const)('the messages of conflicts: %s when %s: %s', (action, state, message) => {
  expect(stateConflict(action, state)).toBe(message);
});

describe('conditions of actions besides the lifecycle state', () => {
  const running: SubscriptionRecord = { _id: 's', productType: 'wl', patientId: 'p', status: 'active' };
  const withRequest = { ...running, modifyRequest: { status: 'pending' } };
  const answered = { ...running, modifyRequest: { status: 'declined' } };
  const withRenewal = { ...running, review: { value: 'pending' } };
  const changes: [Action, SubscriptionRecord, string | undefined][] = [
    ['changeDose', running, undefined],
    ['changeDose', answered, undefined],
    ['changeDose', withRequest, 'You already have a pending change. Withdraw it first'],
    ['changeDose', withRenewal, 'A doctor is reviewing your renewal. You can change the plan after that'],
    ['withdrawChange', withRequest, undefined],
    ['withdrawChange', { ...withRequest, status: 'pause' }, undefined],
    ['withdrawChange', answered, 'A doctor has already reviewed this change'],
    ['withdrawChange', running, 'There is no change to withdraw'],
    ['renew', { ...running, renewal: true }, undefined],
    ['renew', { ...running, status: 'renewal' }, undefined],
    ['renew', running, 'Your prescription is not due for renewal yet'],
    ['renew', { ...withRenewal, renewal: true }, 'A doctor is already reviewing your renewal'],
    ['followUp', { ...running, status: 'in_progress' }, 'Finish your registration first'],
    [
      'followUp',
      { ...running, status: 'in_progress', registrationDoneDate: '2026-01-01T00:00:00.000Z' },
      undefined,
    ],
    ['pause', { ...running, status: 'cancel' }, 'Subscription is canceled and cannot be paused'],
  ];

  test.each(changes)(
    'conditions of actions besides the lifecycle state: %s of %j: %s',
    (action, record, message) => {
      expect(conflictOf(action, record)).toBe(message);
    },
  );
});
