import { describe, expect, test } from 'vitest';
import { type Action, allowed, refusalOf } from './allowed.ts';
import { standingOf } from './standing.ts';

/** Specification section 4 and decisions "Subscriptions": raw status, approval, standing, what is allowed. */
const table: [status: string | undefined, isApproved: boolean, standing: string, actions: Action[]][] = [
  ['pending', false, 'inReview', ['cancel']],
  ['pre_screened', false, 'inReview', ['cancel']],
  ['hold', false, 'inReview', ['cancel']],
  ['in_progress', false, 'actionRequired', []],
  ['active', false, 'active', ['pause', 'skip', 'cancel']],
  ['active', true, 'active', ['pause', 'skip', 'cancel']],
  ['pending', true, 'active', ['pause', 'skip', 'cancel']],
  ['pause', false, 'paused', ['resume', 'cancel']],
  ['pause', true, 'paused', ['resume', 'cancel']],
  ['declined', false, 'declined', []],
  ['declined', true, 'declined', []],
  ['not_verified', false, 'declined', []],
  ['cancel', false, 'cancelled', ['reactivate']],
  ['cancel', true, 'cancelled', ['reactivate']],
  ['renewal', false, 'other', []],
  ['completed', false, 'other', []],
  ['awaiting_lab_results', false, 'other', []],
  [undefined, false, 'other', []],
  [undefined, true, 'active', ['pause', 'skip', 'cancel']],
];

test.each(table)('%s, approved %s: %s, allowed %j', (status, isApproved, standing, actions) => {
  const found = standingOf({ ...(status !== undefined && { status }), isApproved });
  expect(found).toBe(standing);
  expect(allowed[found]).toEqual(actions);
});

describe('the words of a refusal', () => {
  test.each([
    ['pause', 'paused', 'Subscription is already paused'],
    ['cancel', 'cancelled', 'Subscription is already cancelled'],
    ['resume', 'active', 'Subscription is not paused'],
    ['reactivate', 'active', 'Subscription is already active'],
    ['pause', 'inReview', 'Subscription is in review and cannot be paused'],
    ['skip', 'paused', 'Subscription is paused and cannot be skipped'],
    ['cancel', 'declined', 'Subscription is declined and cannot be cancelled'],
    ['cancel', 'actionRequired', 'Subscription is waiting for the patient and cannot be cancelled'],
  ] as const)('%s when %s: %s', (action, standing, message) => {
    expect(refusalOf(action, standing)).toBe(message);
  });

  test('there are none for what is allowed', () => {
    expect(refusalOf('pause', 'active')).toBeUndefined();
    expect(refusalOf('reactivate', 'cancelled')).toBeUndefined();
  });
});
