import { expect, test } from 'vitest';
import {
  allowedActions,
  isHolding,
  isPaused,
  pausedUntil,
  wasApplied,
  type Requested,
  type SubscriptionFacts,
} from './actions.ts';
import { lifecycleTable, UNTIL as until, type LifecycleRow } from '../../client/testing/lifecycleTable.ts';

test.each<LifecycleRow>([
  ...lifecycleTable,
  // The service does not report `skipsLeft`.
  [{ status: 'active', skipPeriods: 3 }, ['pause', 'skip', 'undoSkip', 'changeDose', 'message', 'cancel']],
  [{ status: 'active', pause: { until } }, ['resume', 'cancel']],
  [{ status: 'cancel', pause: { until } }, ['reactivate']],
])('actions: %j allows %j', (subscription, actions) => {
  expect(allowedActions(subscription)).toEqual(actions);
});

test.each([
  ['pause', ['resume', 'cancel']],
  ['cancel', ['reactivate']],
  ['pending', ['message', 'cancel']],
])('an approved subscription with raw status %s allows %j', (status, actions) => {
  const subscription = { status, isApproved: true };
  expect(allowedActions(subscription)).toEqual(actions);
});

test.each([
  [{ status: 'pause', pause: { until } }, true, until],
  [{ status: 'active', pause: { until } }, true, until],
  [{ status: 'pause', pause: {} }, true, undefined],
  [{ status: 'pause', pause: null }, true, undefined],
  [{ status: 'active', pause: null }, false, undefined],
  [{ status: 'active' }, false, undefined],
  [{ status: 'cancel', pause: { until } }, false, undefined],
  [{}, false, undefined],
])('actions: %j is paused: %s, until %s', (subscription, paused, end) => {
  expect(isPaused(subscription)).toBe(paused);
  expect(pausedUntil(subscription)).toBe(end);
});

test.each([
  ['in_progress', 'requires_capture', true],
  ['pending', 'requires_capture', true],
  ['pre_screened', 'requires_capture', true],
  ['hold', 'requires_capture', true],
  // An unknown status with a hold.
  ['awaiting_lab_results', 'requires_capture', true],
  [undefined, 'requires_capture', true],
  // The hold was released, but `paymentIntentStatus` still says otherwise.
  ['cancel', 'requires_capture', false],
  ['declined', 'requires_capture', false],
  ['active', 'succeeded', false],
  ['pending', 'requires_action', false],
  // Reactivated and in review after its hold was released.
  ['pending', 'canceled', false],
  ['pending', undefined, false],
])('actions: %s with payment status %s has a hold: %s', (status, paymentIntentStatus, holds) => {
  expect(isHolding({ status, paymentIntentStatus })).toBe(holds);
});

const active = { status: 'active', review: { value: 'approved' } };
const paused = { ...active, status: 'pause', pause: { until } };
const canceled = { ...active, status: 'cancel' };
const requestOf = (doseId: string, status = 'pending') => ({ modifyRequest: { status, plan: { doseId } } });

test.each<
  readonly [Parameters<typeof wasApplied>[0], Requested, applied: SubscriptionFacts, other: SubscriptionFacts]
>([
  ['pause', {}, paused, active],
  ['pause', {}, paused, canceled],
  ['resume', {}, active, paused],
  ['resume', {}, active, canceled],
  ['skip', { periods: 1 }, { ...active, skipPeriods: 1 }, active],
  ['skip', { periods: 2 }, { ...active, skipPeriods: 2 }, { ...active, skipPeriods: 1 }],
  ['skip', { periods: 1 }, { ...active, skipPeriods: 1 }, { ...paused, skipPeriods: 1 }],
  ['undoSkip', { periods: 0 }, active, { ...active, skipPeriods: 1 }],
  ['cancel', {}, canceled, active],
  ['reactivate', {}, active, canceled],
  ['reactivate', {}, { status: 'pending' }, canceled],
  ['withdrawChange', {}, { ...active, modifyRequest: null }, { ...active, ...requestOf('a') }],
  ['withdrawChange', {}, active, { ...active, ...requestOf('a', 'approved') }],
  ['changeDose', { plan: { doseId: 'a', packageType: null } }, { ...active, ...requestOf('a') }, active],
  [
    'changeDose',
    { plan: { doseId: 'a', packageType: null } },
    { ...active, ...requestOf('a') },
    { ...active, ...requestOf('b') },
  ],
  [
    'changeDose',
    { plan: { doseId: 'a' } },
    { ...active, ...requestOf('a') },
    { ...active, ...requestOf('a', 'declined') },
  ],
  ['renew', {}, { ...active, review: { value: 'pending' } }, { ...active, renewal: true }],
  ['followUp', {}, { status: 'pending', review: { value: 'pending' } }, { status: 'in_progress' }],
])('actions: %s with %j: applied in %j, not in %j', (change, requested, applied, other) => {
  expect([wasApplied(change, applied, requested), wasApplied(change, other, requested)]).toEqual([
    true,
    false,
  ]);
});
