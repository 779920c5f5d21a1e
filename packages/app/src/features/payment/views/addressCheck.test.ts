import { expect, test } from 'vitest';
import { addressOfSuggestion, toAddressInput } from '@patient/api/model';
import { addressProblems, mergeSuggestions, suggestionOption, trimmed } from './addressCheck.ts';

const home = { address: '418 Maple St', secondAddress: '', city: 'Portland', state: 'OR', zipCode: '97205' };

test.each([
  ['complete', {}, []],
  ['nine digits', { zipCode: ' 97205-1234 ' }, []],
  ['empty', toAddressInput(undefined), ['address', 'city', 'state', 'zipCode']],
  ['blank', { address: '  ' }, ['address']],
  ['four digits', { zipCode: '9720' }, ['zipCode']],
  ['a ZIP code in another state', { zipCode: '90210' }, ['zipCode']],
  ['a ZIP code without a state', { state: '', zipCode: '90210' }, ['state']],
])('problems of an address: %s', (_name, change, fields) => {
  expect(addressProblems({ ...home, ...change }).map(({ name }) => name)).toEqual(fields);
});

test.each([
  ['with deliveries', 'OR', ['OR'], undefined],
  ['without deliveries', 'OR', ['CA'], "We don't deliver to Oregon yet. Choose another state"],
  ['when no state has deliveries', 'OR', [], "We don't deliver to Oregon yet. Choose another state"],
  ['before the list of states is loaded', 'OR', undefined, undefined],
  ['that is not chosen', '', ['OR'], 'Choose the state'],
])('problem of a state %s', (_name, state, served, problem) => {
  const [found] = addressProblems({ ...home, state }, served);
  expect(found).toEqual(problem && { name: 'state', message: problem });
});

test.each([
  ['a house', {}, 'Apt 4', '12 Elm Ave', 'Salem, OR 97301'],
  ['a house in the newer API', { secondary: '', entries: 0 }, 'Apt 4', '12 Elm Ave', 'Salem, OR 97301'],
  ['a building', { secondary: 'Apt', entries: 12 }, 'Apt 4', '12 Elm Ave', 'Salem, OR 97301 (12 units)'],
  ['a unit', { secondary: 'Apt 3A', entries: 1 }, 'Apt 3A', '12 Elm Ave Apt 3A', 'Salem, OR 97301'],
  ['a unit without a count', { secondary: '# 7' }, '# 7', '12 Elm Ave # 7', 'Salem, OR 97301'],
  ['a unit without a number', { secondary: 'Ph', entries: 1 }, 'Ph', '12 Elm Ave Ph', 'Salem, OR 97301'],
  ['a building without a count', { secondary: 'Apt' }, 'Apt 4', '12 Elm Ave', 'Salem, OR 97301'],
])('a suggestion of %s fills all parts', (_what, extra, secondAddress, label, description) => {
  const suggestion = { street_line: '12 Elm Ave', city: 'Salem', state: 'OR', zipcode: '97301', ...extra };
  expect(addressOfSuggestion(suggestion, { ...home, secondAddress: 'Apt 4' })).toEqual({
    address: '12 Elm Ave',
    secondAddress,
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
  });
  expect(suggestionOption(suggestion)).toMatchObject({ label, value: '12 Elm Ave', description });
});

test('addressCheck: lists suggestions in the state first, without duplicates', () => {
  const [salem, austin, other] = ['OR', 'TX', 'OR'].map((state, index) => ({
    street_line: `${index} Elm Ave`,
    city: 'Salem',
    state,
  }));
  if (!salem || !austin || !other) throw new Error('There are three');
  expect(mergeSuggestions([other], [salem, austin, { ...other }])).toEqual([other, salem, austin]);
});

test('addressCheck: removes invisible characters', () => {
  expect(trimmed({ ...home, city: '\u200BPortland\t', zipCode: ' 97205' })).toEqual(home);
});

test('addressCheck: removes extra spaces', () => {
  expect(trimmed({ ...home, address: ' 418 Maple St ' })).toEqual(home);
});
