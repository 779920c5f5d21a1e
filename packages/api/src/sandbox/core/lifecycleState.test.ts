import type { SubscriptionRecord } from './subscriptionRecord.ts';
import { describe, expect, test } from 'vitest';
import { type Action, allowed, conflictOf, stateConflict } from '../features/subscriptions/rules/allowed.ts';
import { lifecycleStateOf } from './lifecycleState.ts';

const active: Action[] = ['pause', 'skip', 'changeDose', 'removeModify', 'renew', 'cancel'];

/** Status, approval, state and allowed actions (specification section 4 and decisions "Subscriptions"). */
const table: [status: string | undefined, isApproved: boolean, state: string, actions: Action[]][] = [
  ['pending', false, 'inReview', ['cancel']],
  ['pre_screened', false, 'inReview', ['cancel']],
  ['hold', false, 'inReview', ['cancel']],
  ['in_progress', false, 'actionRequired', ['followup']],
  ['active', false, 'active', active],
  ['active', true, 'active', active],
  ['pending', true, 'inReview', ['cancel']],
  ['pre_screened', true, 'inReview', ['cancel']],
  ['in_progress', true, 'actionRequired', ['followup']],
  ['pause', false, 'paused', ['resume', 'removeModify', 'cancel']],
  ['pause', true, 'paused', ['resume', 'removeModify', 'cancel']],
  ['declined', false, 'declined', []],
  ['declined', true, 'declined', []],
  ['not_verified', false, 'declined', []],
  ['cancel', false, 'cancelled', ['reactivate']],
  ['cancel', true, 'cancelled', ['reactivate']],
  ['renewal', false, 'renewal', ['renew']],
  ['completed', false, 'other', []],
  ['awaiting_lab_results', false, 'other', []],
  [undefined, false, 'other', []],
  [undefined, true, 'other', []],
  ['constructor', false, 'other', []],
];

test.each(table)('%s, approved %s: %s, allowed %j', (status, isApproved, state, actions) => {
  const subscription = { ...(status !== undefined && { status }), isApproved };
  const found = lifecycleStateOf(subscription);
  expect(found).toBe(state);
  expect(allowed[found]).toEqual(actions);
});

describe('the messages of conflicts', () => {
  test.each([
    ['pause', 'paused', 'Subscription is already paused'],
    ['cancel', 'cancelled', 'Subscription is already canceled'],
    ['resume', 'active', 'Subscription is not paused'],
    ['reactivate', 'active', 'Subscription is already active'],
    ['pause', 'inReview', 'Subscription is in review and cannot be paused'],
    ['skip', 'paused', 'Subscription is paused and cannot be skipped'],
    ['cancel', 'declined', 'Subscription is declined and cannot be canceled'],
    ['cancel', 'actionRequired', 'Subscription is waiting for the patient and cannot be canceled'],
    ['changeDose', 'paused', 'Subscription is paused and its plan cannot be changed'],
    ['removeModify', 'inReview', 'Subscription is in review and has no change to withdraw'],
    ['renew', 'cancelled', 'Subscription is canceled and cannot be renewed'],
    ['cancel', 'renewal', 'Subscription is in renewal and cannot be canceled'],
    ['followup', 'active', 'Subscription is active and has no follow-up to answer'],
  ] as const)('%s when %s: %s', (action, state, message) => {
    expect(stateConflict(action, state)).toBe(message);
  });

  test('are undefined for allowed actions', () => {
    expect(stateConflict('pause', 'active')).toBeUndefined();
    expect(stateConflict('reactivate', 'cancelled')).toBeUndefined();
  });
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
    ['removeModify', withRequest, undefined],
    ['removeModify', { ...withRequest, status: 'pause' }, undefined],
    ['removeModify', answered, 'A doctor has already reviewed this change'],
    ['removeModify', running, 'There is no change to withdraw'],
    ['renew', { ...running, renewal: true }, undefined],
    ['renew', { ...running, status: 'renewal' }, undefined],
    ['renew', running, 'Your prescription is not due for renewal yet'],
    ['renew', { ...withRenewal, renewal: true }, 'A doctor is already reviewing your renewal'],
    ['followup', { ...running, status: 'in_progress' }, 'Finish your registration first'],
    [
      'followup',
      { ...running, status: 'in_progress', registrationDoneDate: '2026-01-01T00:00:00.000Z' },
      undefined,
    ],
    ['pause', { ...running, status: 'cancel' }, 'Subscription is canceled and cannot be paused'],
  ];

  test.each(changes)('%s of %j: %s', (action, record, message) => {
    expect(conflictOf(action, record)).toBe(message);
  });
});
