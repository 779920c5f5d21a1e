import { expect, test } from 'vitest';
import { isPaused, pausedUntil, allowedActions } from './actions.ts';
import { subscriptionStatus } from '#shared/format/status.ts';
import { lifecycleTable, UNTIL as until, type LifecycleRow } from '#testing/lifecycleTable.ts';

test.each<LifecycleRow>([
  ...lifecycleTable,
  // A service that does not report how many are left.
  [
    'Active',
    { status: 'active', skipPeriods: 3 },
    ['pause', 'skip', 'undoSkip', 'changeDose', 'message', 'cancel'],
  ],
  ['Active', { status: 'active', pause: { until } }, ['resume', 'cancel']],
  ['Cancelled', { status: 'cancel', pause: { until } }, ['reactivate']],
])('%s: %j allows %j', (label, subscription, actions) => {
  expect(subscriptionStatus(subscription).label).toBe(label);
  expect(allowedActions(subscription)).toEqual(actions);
});

test.each([
  ['pause', ['resume', 'cancel']],
  ['cancel', ['reactivate']],
  ['pending', ['message', 'cancel']],
])('an approved subscription is labelled Active, yet raw %s allows %j', (status, actions) => {
  const subscription = { status, isApproved: true };
  expect(subscriptionStatus(subscription).label).toBe('Active');
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
])('%j is paused: %s, until %s', (subscription, paused, end) => {
  expect(isPaused(subscription)).toBe(paused);
  expect(pausedUntil(subscription)).toBe(end);
});
