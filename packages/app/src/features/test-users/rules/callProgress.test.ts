import { expect, test } from 'vitest';
import type { Call } from './calls.ts';
import {
  firstWaiting,
  creationState,
  rerouted,
  resumed,
  waiting,
  withCall,
  type TrackedCall,
} from './callProgress.ts';

const call = (id: string): Call => ({ id, kind: 'next', label: id, operation: 'PATCH /x' });
const way = waiting([call('a'), call('b'), call('c')]);
const states = (calls: readonly TrackedCall[]) => calls.map(({ state }) => state);

const begun = withCall(way, 'a', 'done');
const stopped = withCall(begun, 'b', 'failed', 'No line');
const whole = ['a', 'b', 'c'].reduce((calls, id) => withCall(calls, id, 'done'), way);

test.each([
  ['nothing is done', way, 'running', 'a'],
  ['one is done', begun, 'running', 'b'],
  ['one is under way', withCall(begun, 'b', 'active'), 'running', 'c'],
  ['one failed', stopped, 'failed', 'c'],
  ['all are done', whole, 'done', undefined],
] as const)('when %s', (_when, calls, state, next) => {
  expect(creationState(calls)).toBe(state);
  expect(firstWaiting(calls)?.id).toBe(next);
});

test('resumed, done calls stay done and failed ones have no problem', () => {
  expect(states(resumed(stopped))).toEqual(['done', 'waiting', 'waiting']);
  expect(resumed(stopped)[1]).not.toHaveProperty('problem');
});

test('rerouted calls keep those that are done', () => {
  const other = rerouted(stopped, [call('a'), call('x'), call('b')]);
  expect(other.map(({ id, state }) => [id, state])).toEqual([
    ['a', 'done'],
    ['x', 'waiting'],
    ['b', 'waiting'],
  ]);
});
