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

test.each(statuses)('a subscription with status %s is not billed once it has ended', (status) => {
  const { isBilled, needsApproval, hasEnded: isOver } = statusRules({ status });
  if (isOver) expect([isBilled, needsApproval]).toEqual([false, false]);
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
