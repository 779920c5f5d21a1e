import { expect, test } from 'vitest';
import { HOLD_NOTICE } from '@patient/ui/PlanCard';
import { noSkipReason, statusNote } from './statusNote.ts';

const done = '2026-11-01T12:00:00.000Z';
const held = { paymentIntentStatus: 'requires_capture' };
const failing = { paymentIntentStatus: 'requires_payment_method' };

test.each([
  [{ status: 'in_progress' }, /haven't sent this.*answers so far are saved/],
  [{ status: 'in_progress', registrationDoneDate: done }, /more questions/],
  [{ status: 'pending', ...held }, /within 24 hours.*held on your card.*charge it when a doctor approves/],
  [{ status: 'pre_screened', ...held }, /held on your card/],
  [{ status: 'hold', ...held }, /held on your card/],
  [{ status: 'pending' }, /charged only when a doctor approves/],
  [{ status: 'declined' }, /couldn't prescribe.*won't be charged/],
  [{ status: 'not_verified' }, /identity/],
  [{ status: 'cancel' }, /No more/],
  [{ status: 'completed' }, /has ended/],
  [{ status: 'renewal' }, /needs to be renewed/],
  [{ status: 'renewal', review: { value: 'pending' } }, /reviewing your renewal/],
  [{ status: 'active', renewal: true }, /needs to be renewed/],
  [{ status: 'active', renewal: true, nextBillingDate: done }, /^Renew by Nov 1, 2026, or/],
  [{ status: 'active', modifyRequest: { status: 'pending' } }, /change you asked for/],
  [{ status: 'active', nextBillingDate: done, ...failing }, /try again on Nov 1, 2026/],
  [{ status: 'pause', ...failing }, /couldn't charge your card, so/],
])('statusNote: %j has a note', (subscription, note) => {
  expect(statusNote(subscription)).toMatch(note);
});

test('notes of a subscription with a hold do not say that nothing is charged', () => {
  for (const status of ['pending', 'pre_screened', 'hold']) {
    expect(statusNote({ status, ...held })).not.toMatch(/nothing (?:is|will be) charged/i);
  }
});

test('statusNote: describes a hold with the same words as the plan', () => {
  const words = 'charge it when a doctor approves. If not, we release it.';
  expect(HOLD_NOTICE).toContain(words);
  expect(statusNote({ status: 'pending', ...held })).toContain(words);
});

test.each([
  { status: 'active' },
  { status: 'something_new' },
  { status: undefined },
  { status: 'pause', pause: {} },
])('statusNote: %j has no note', (subscription) => {
  expect(statusNote(subscription)).toBeUndefined();
});

test.each([
  [
    { status: 'active', skipPeriods: 3, skipsLeft: 0 },
    "You can't skip another delivery right now. You can skip up to 3 in a row. To wait longer, pause your subscription.",
  ],
  [
    { status: 'active', skipPeriods: 0, skipsLeft: 0 },
    "You can't skip another delivery right now. To wait longer, pause your subscription.",
  ],
  [{ status: 'active', skipPeriods: 2, skipsLeft: 1 }, undefined],
  // The service does not report `skipsLeft`, but rejects the skip.
  [{ status: 'active', skipPeriods: 3 }, undefined],
  [{ status: 'pause', skipPeriods: 3, skipsLeft: 0 }, undefined],
])('why %j has no Skip', (subscription, reason) => {
  expect(noSkipReason(subscription)).toBe(reason);
});
