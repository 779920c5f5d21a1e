import { expect, test } from 'vitest';
import { unmetRules } from './unmetRules.ts';

test.each([
  ['', ['length', 'lower', 'upper', 'digit']],
  ['abc', ['length', 'upper', 'digit']],
  ['abcdefgh', ['upper', 'digit']],
  ['ABCDEFG1', ['lower']],
  ['Abcdefg1', []],
  ['Äöüßabc1', ['upper']],
  ['ÄÖÜABC12', ['lower']],
  ['Äöüßabc1A', []],
  ['Ab1🙂🙂🙂🙂', ['length']],
  ['Ab1🙂🙂🙂🙂🙂', []],
])('"%s" lacks %j', (password, ids) => {
  expect(unmetRules(password).map(({ id }) => id)).toEqual(ids);
});

test('rules of its own are asked instead', () => {
  const rules = [{ id: 'sign', label: 'A sign', isMet: (password: string) => password.includes('!') }];
  expect(unmetRules('abc', rules)).toEqual(rules);
  expect(unmetRules('abc!', rules)).toEqual([]);
});
