import { expect, test } from 'vitest';
import { knownValues } from '../../generated/knownValues.ts';
import { ACTIONS, hasEnded, lifecycleStateOf, statusRules } from './status.ts';

const statuses = [
  ...knownValues.SubscriptionStatus,
  'awaiting_lab_results',
  'constructor',
  '',
  null,
  undefined,
];

test.each(statuses)('a subscription with status %s has ended if it can be started again', (status) => {
  const { actions } = statusRules({ status });
  expect(hasEnded({ status })).toBe(actions.includes('startAgain') || actions.includes('reactivate'));
});

test('a subscription that has ended is not billed and needs no approval', () => {
  const billed = statuses
    .map((status) => statusRules({ status }))
    .filter(({ hasEnded: isOver, isBilled, needsApproval }) => isOver && (isBilled || needsApproval));
  expect(billed).toEqual([]);
});

test.each(statuses.slice(knownValues.SubscriptionStatus.length))(
  'the unknown status %j allows only a message',
  (status) => {
    expect(statusRules({ status })).toMatchObject({ state: 'other', hasEnded: false, actions: ['message'] });
  },
);

test('every action is allowed in some status', () => {
  const allowed = statuses.flatMap((status) => statusRules({ status }).actions);
  expect(ACTIONS.filter((action) => !allowed.includes(action))).toEqual([]);
});

test('approval changes no stage', () => {
  for (const status of statuses)
    expect(lifecycleStateOf({ status, isApproved: true })).toBe(lifecycleStateOf({ status }));
});
