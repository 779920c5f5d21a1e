import { expect, test } from 'vitest';
import { knownValues } from '@patient/api/model';
import { subscriptionStatus } from './status.ts';

// stories/atlas/specification.test.ts compares the labels of known statuses with the specification.
test.each([
  ['waiting_for_lab_result', 'waiting for lab result'],
  ['toString', 'toString'],
  ['', 'Pending...'],
  [null, 'Pending...'],
  [undefined, 'Pending...'],
])('the unknown status %s is shown as %s', (status, label) => {
  expect(subscriptionStatus({ status })).toEqual({ label, tone: 'neutral' });
  expect(subscriptionStatus({ status, isApproved: false })).toEqual({ label, tone: 'neutral' });
});

test.each([...knownValues.SubscriptionStatus, 'whatever', null])(
  'approved, %s is always Active',
  (status) => {
    expect(subscriptionStatus({ status, isApproved: true })).toEqual({ label: 'Active', tone: 'success' });
  },
);
