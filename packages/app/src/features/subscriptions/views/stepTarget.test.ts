import { expect, test } from 'vitest';
import { nextStep } from '@patient/api/model';
import { statusNote } from './statusNote.ts';
import { stepTarget } from './stepTarget.ts';

const done = '2026-11-01T12:00:00.000Z';

test.each([
  [{ status: 'in_progress' }, 'continue', 'registration', 'Continue'],
  [{ status: 'in_progress', registrationDoneDate: done }, 'followUp', 'page', 'Answer questions'],
  [{ status: 'not_verified' }, 'retakePhoto', 'page', 'Start again with new photos'],
  [{ status: 'active', paymentIntentStatus: 'requires_payment_method' }, 'fixPayment', 'page', 'Update card'],
  [{ status: 'pause', paymentIntentStatus: 'requires_payment_method' }, 'fixPayment', 'page', 'Update card'],
  [{ status: 'renewal' }, 'renew', 'page', 'Renew'],
  [{ status: 'active', renewal: true }, 'renew', 'page', 'Renew'],
  [{ status: 'declined' }, 'startAgain', 'page', 'Start again'],
  [{ status: 'completed' }, 'startAgain', 'page', 'Start again'],
  [{ status: 'cancel' }, 'reactivate', 'page', 'Reactivate'],
  [{ status: 'active', modifyRequest: { status: 'pending' } }, 'seeRequest', 'page', 'See your request'],
] as const)('stepTarget: %j has the next step %s', (subscription, step, kind, label) => {
  expect(nextStep(subscription)).toBe(step);
  const target = stepTarget(step, 's 1');
  expect(target.label).toBe(label);
  expect(target.href === undefined).toBe(kind === 'registration');
  // The step is also explained.
  expect(statusNote(subscription)).toBeDefined();
});

test.each([
  { status: 'active' },
  { status: 'active', modifyRequest: { status: 'approved' } },
  { status: 'pause', pause: {} },
  { status: 'pending' },
  { status: 'hold' },
  { status: 'renewal', review: { value: 'pending' } },
  { status: 'something_new' },
  {},
])('stepTarget: %j has no next step', (subscription) => expect(nextStep(subscription)).toBeUndefined());

test('stepTarget: encodes the id in the path', () => {
  expect(stepTarget('reactivate', 'a/b')).toMatchObject({
    href: '/user/subscriptions/a%2Fb?change=reactivate',
  });
  expect(stepTarget('fixPayment', 'a/b')).toMatchObject({ href: '/user/profile/card?for=a%2Fb' });
});
