import { expect, test } from 'vitest';
import { knownValues } from '../../generated/knownValues.ts';
import { isComing, ORDER_COURSE, orderRules, wasShipped } from './status.ts';

test('the course of an order starts with its creation and ends with its delivery', () => {
  expect([ORDER_COURSE.at(0), ORDER_COURSE.at(-1)]).toEqual(['created', 'delivered']);
  expect(ORDER_COURSE.map((status) => orderRules(status)?.reached)).toEqual([...ORDER_COURSE.keys()]);
});

test.each(knownValues.OrderStatus)('an order that is %s is coming, delivered or stopped', (status) => {
  const isStopped = orderRules(status)?.isStopped;
  expect([isComing(status), status === 'delivered', isStopped].filter(Boolean)).toHaveLength(1);
});

test.each([
  ['processing', false],
  ['shipped', true],
  ['returned', true],
  ['cancelled', false],
  ['held_at_customs', false],
])('an order that is %s was shipped: %s', (status, shipped) => {
  expect(wasShipped(status)).toBe(shipped);
});

test('an unknown status has no rules', () => {
  expect([orderRules('held_at_customs'), isComing('held_at_customs')]).toEqual([undefined, false]);
});
