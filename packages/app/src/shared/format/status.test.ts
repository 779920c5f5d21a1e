import { expect, test } from 'vitest';
import { subscriptionStatus } from './status.ts';

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
