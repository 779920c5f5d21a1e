import { expect, test } from 'vitest';
import { isPaused, pausedUntil, allowedActions } from './actions.ts';
import { subscriptionStatus } from '../../../shared/format/status.ts';

const until = '2026-12-21T00:00:00.000Z';

test.each([
  ['Action Required', { status: 'in_progress' }, ['continue']],
  ['Action Required', { status: 'in_progress', registrationDoneDate: until }, ['followUp']],
  ['In Review', { status: 'pending' }, ['message', 'cancel']],
  ['In Review', { status: 'pre_screened' }, ['message', 'cancel']],
  ['In Review', { status: 'hold' }, ['message', 'cancel']],
  ['Active', { status: 'active' }, ['pause', 'skip', 'changeDose', 'message', 'cancel']],
  [
    'Active',
    { status: 'active', renewal: true },
    ['renew', 'pause', 'skip', 'changeDose', 'message', 'cancel'],
  ],
  [
    'Active',
    { status: 'active', skipPeriods: 1 },
    ['pause', 'skip', 'undoSkip', 'changeDose', 'message', 'cancel'],
  ],
  ['Active', { status: 'active', skipPeriods: 3 }, ['pause', 'undoSkip', 'changeDose', 'message', 'cancel']],
  [
    'Active',
    { status: 'active', paymentIntentStatus: 'requires_payment_method' },
    ['mendPayment', 'pause', 'skip', 'changeDose', 'message', 'cancel'],
  ],
  [
    'Active',
    { status: 'active', modifyRequest: { status: 'pending' } },
    ['seeRequest', 'pause', 'skip', 'withdrawChange', 'message', 'cancel'],
  ],
  [
    'Active',
    { status: 'pause', pause: { until }, modifyRequest: { status: 'pending' } },
    ['seeRequest', 'resume', 'withdrawChange', 'cancel'],
  ],
  [
    'Active',
    { status: 'active', modifyRequest: { status: 'declined' } },
    ['pause', 'skip', 'changeDose', 'message', 'cancel'],
  ],
  // While a doctor looks at a renewal, the service takes no change of dose.
  ['Active', { status: 'active', review: { value: 'pending' } }, ['pause', 'skip', 'message', 'cancel']],
  ['Active', { status: 'pause', pause: { until } }, ['resume', 'cancel']],
  ['renewal', { status: 'renewal', review: { value: 'pending' } }, ['message']],
  ['Active', { status: 'pause', renewal: true }, ['resume', 'cancel']],
  ['Active', { status: 'active', pause: { until } }, ['resume', 'cancel']],
  ['Declined', { status: 'declined' }, ['startAgain', 'message']],
  ['Declined', { status: 'not_verified' }, ['retakePhoto', 'startAgain', 'message']],
  ['Cancelled', { status: 'cancel' }, ['reactivate']],
  ['Cancelled', { status: 'cancel', pause: { until } }, ['reactivate']],
  ['renewal', { status: 'renewal' }, ['renew', 'message']],
  ['completed', { status: 'completed' }, ['startAgain', 'message']],
  ['lab result', { status: 'lab_result' }, ['message']],
  ['Pending...', {}, ['message']],
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
