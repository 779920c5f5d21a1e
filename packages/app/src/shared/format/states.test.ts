import { expect, test } from 'vitest';
import { STATE_ABBREVIATIONS, stateName, states } from './states.ts';

test('there are fifty states and the District of Columbia, each once', () => {
  expect(states).toHaveLength(51);
  expect(new Set(states.map(({ value }) => value)).size).toBe(51);
  for (const { value } of states) expect(value).toMatch(/^[A-Z]{2}$/);
  expect(states.map(({ label }) => label)).toEqual(states.map(({ label }) => label).toSorted());
});

test.each([
  ['OR', 'Oregon'],
  ['DC', 'District of Columbia'],
  ['NC', 'North Carolina'],
  ['XX', 'XX'],
])('%s is %s', (abbreviation, name) => {
  expect(stateName(abbreviation)).toBe(name);
});

test('a name maps to its abbreviation', () => {
  expect(STATE_ABBREVIATIONS['New Hampshire']).toBe('NH');
});
