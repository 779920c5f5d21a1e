import { expect, test } from 'vitest';
import { unmetRules } from './unmetRules.ts';

test.each([
  ['', ['length', 'lower', 'upper', 'digit', 'spaces']],
  [' Abcdefg1', ['spaces']],
  ['Abcdefg1 ', ['spaces']],
  ['Abc defg1', []],
  ['abc', ['length', 'upper', 'digit']],
  ['abcdefgh', ['upper', 'digit']],
  ['ABCDEFG1', ['lower']],
  ['Abcdefg1', []],
  ['Äöüßabc1', ['upper']],
  ['ÄÖÜABC12', ['lower']],
  ['Äöüßabc1A', []],
  ['Ab1🙂🙂🙂🙂', ['length']],
  ['Ab1🙂🙂🙂🙂🙂', []],
])('"%s" does not meet %j', (password, ids) => {
  expect(unmetRules(password).map(({ id }) => id)).toEqual(ids);
});

test('unmetRules: applies rules of the app', () => {
  const rules = [{ id: 'symbol', label: 'A symbol', isMet: (password: string) => password.includes('!') }];
  expect(unmetRules('abc', rules)).toEqual(rules);
  expect(unmetRules('abc!', rules)).toEqual([]);
});
