import { expect, test } from 'vitest';
import { enabledStates, stateError } from './servedStates.ts';

test.each([
  ['CA', undefined],
  ['DC', undefined],
  ['AK', 'We do not treat patients in AK yet'],
  ['XX', 'state must be a US state such as CA'],
  ['ca', 'state must be a US state such as CA'],
  ['', 'state must be a US state such as CA'],
  [undefined, 'state must be a US state such as CA'],
])('servedStates: %j: %j', (state, error) => {
  expect(stateError(state)).toBe(error);
});

test('48 states are marked as served', () => {
  expect(enabledStates).toHaveLength(48);
  expect(enabledStates.filter((state) => stateError(state) !== undefined)).toEqual([]);
});
