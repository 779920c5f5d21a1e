import { expect, test } from 'vitest';
import { hasEnded, subscriptionStatus } from './status.ts';

test.each([
  ['pending', 'In Review', 'info'],
  ['pre_screened', 'In Review', 'info'],
  ['hold', 'In Review', 'info'],
  ['in_progress', 'Action Required', 'warning'],
  ['active', 'Active', 'success'],
  ['pause', 'Active', 'success'],
  ['declined', 'Declined', 'danger'],
  ['not_verified', 'Declined', 'danger'],
  ['cancel', 'Cancelled', 'neutral'],
  ['renewal', 'renewal', 'warning'],
  ['completed', 'completed', 'neutral'],
  ['waiting_for_lab_result', 'waiting for lab result', 'neutral'],
  ['toString', 'toString', 'neutral'],
  ['', 'Pending...', 'neutral'],
  [null, 'Pending...', 'neutral'],
  [undefined, 'Pending...', 'neutral'],
])('%s is shown as %s', (status, label, tone) => {
  expect(subscriptionStatus({ status })).toEqual({ label, tone });
  expect(subscriptionStatus({ status, isApproved: false })).toEqual({ label, tone });
});

test.each(['pending', 'in_progress', 'active', 'pause', 'declined', 'cancel', 'completed', 'whatever', null])(
  'approved, %s is always Active',
  (status) => {
    expect(subscriptionStatus({ status, isApproved: true })).toEqual({ label: 'Active', tone: 'success' });
  },
);

test.each([
  ['in_progress', false],
  ['pending', false],
  ['active', false],
  ['pause', false],
  ['renewal', false],
  ['declined', true],
  ['not_verified', true],
  ['cancel', true],
  ['completed', true],
  ['awaiting_lab_results', false],
  [undefined, false],
])('a subscription with status %s has ended: %s', (status, ended) => {
  expect(hasEnded({ status })).toBe(ended);
});
