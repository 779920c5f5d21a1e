import { expect, test } from 'vitest';
import {
  addressProblems,
  addressVerdict,
  merged,
  preferred,
  stillUnsaved,
  suggested,
  suggestionOption,
  trimmed,
  written,
} from './addressCheck.ts';

const home = { address: '418 Maple St', secondAddress: '', city: 'Portland', state: 'OR', zipCode: '97205' };

test.each([
  ['Y', 'verified'],
  ['S', 'unknownUnit'],
  ['D', 'missingUnit'],
  ['N', 'notFound'],
  ['', 'notFound'],
] as const)('match code %s means %s', (dpv_match_code, verdict) => {
  expect(addressVerdict([{ analysis: { dpv_match_code } }])).toBe(verdict);
});

test('an address without candidate, or without code, is not found', () => {
  expect(addressVerdict([])).toBe('notFound');
  expect(addressVerdict([{ analysis: {} }])).toBe('notFound');
});

test.each([
  ['complete', {}, []],
  ['nine digits', { zipCode: ' 97205-1234 ' }, []],
  ['empty', written(undefined), ['address', 'city', 'state', 'zipCode']],
  ['blank', { address: '  ' }, ['address']],
  ['four digits', { zipCode: '9720' }, ['zipCode']],
  ['a ZIP code of another state', { zipCode: '90210' }, ['zipCode']],
  ['a ZIP code before the state', { state: '', zipCode: '90210' }, ['state']],
])('problems of an address: %s', (_name, change, fields) => {
  expect(addressProblems({ ...home, ...change }).map(({ name }) => name)).toEqual(fields);
});

test.each([
  ['served', 'OR', ['OR'], undefined],
  ['not served', 'OR', ['CA'], "We don't deliver to Oregon yet. Choose another state"],
  ['not served by anybody', 'OR', [], "We don't deliver to Oregon yet. Choose another state"],
  ['of which that is not known yet', 'OR', undefined, undefined],
  ['that is not chosen', '', ['OR'], 'Choose the state'],
])('problem of a state %s', (_name, state, served, problem) => {
  const [found] = addressProblems({ ...home, state }, served);
  expect(found).toEqual(problem && { name: 'state', message: problem });
});

test.each([
  ['the same', { ...home }, undefined],
  ['the same, with spaces around', { ...home, city: ' Portland ' }, undefined],
  ['changed since', { ...home, secondAddress: 'Apt 4' }, { ...home, secondAddress: 'Apt 4' }],
  ['taken away since', undefined, undefined],
])('unsaved, once an address is saved: %s', (_name, draft, left) => {
  expect(stillUnsaved(draft, home)).toEqual(left);
});

test.each([
  ['a house', {}, 'Apt 4', '12 Elm Ave', 'Salem, OR 97301'],
  ['a house of the newer interface', { secondary: '', entries: 0 }, 'Apt 4', '12 Elm Ave', 'Salem, OR 97301'],
  ['a building', { secondary: 'Apt', entries: 12 }, 'Apt 4', '12 Elm Ave', 'Salem, OR 97301 (12 units)'],
  ['a unit', { secondary: 'Apt 3A', entries: 1 }, 'Apt 3A', '12 Elm Ave Apt 3A', 'Salem, OR 97301'],
  ['a unit without a count', { secondary: '# 7' }, '# 7', '12 Elm Ave # 7', 'Salem, OR 97301'],
  ['a unit without a number', { secondary: 'Ph', entries: 1 }, 'Ph', '12 Elm Ave Ph', 'Salem, OR 97301'],
  ['a building without a count', { secondary: 'Apt' }, 'Apt 4', '12 Elm Ave', 'Salem, OR 97301'],
])('suggestion of %s: fills every part', (_what, extra, secondAddress, label, description) => {
  const suggestion = { street_line: '12 Elm Ave', city: 'Salem', state: 'OR', zipcode: '97301', ...extra };
  expect(suggested(suggestion, { ...home, secondAddress: 'Apt 4' })).toEqual({
    address: '12 Elm Ave',
    secondAddress,
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
  });
  expect(suggestionOption(suggestion)).toMatchObject({ label, value: '12 Elm Ave', description });
});

test('suggestions of the state come first, each once', () => {
  const [salem, austin, other] = ['OR', 'TX', 'OR'].map((state, index) => ({
    street_line: `${index} Elm Ave`,
    city: 'Salem',
    state,
  }));
  if (!salem || !austin || !other) throw new Error('There are three');
  expect(preferred([other], [salem, austin, { ...other }])).toEqual([other, salem, austin]);
});

test('invisible signs around a part are removed', () => {
  expect(trimmed({ ...home, city: '\u200BPortland\t', zipCode: ' 97205' })).toEqual(home);
});

test('an address is trimmed', () => {
  expect(trimmed({ ...home, address: ' 418 Maple St ' })).toEqual(home);
});

test('a line reported after its suggestion does not undo it', () => {
  const shown = { ...written(undefined), address: '418 map' };
  const latest = home;
  expect(merged(latest, shown, { ...shown, address: '418 Maple St' })).toEqual(home);
  expect(merged(home, home, { ...home, city: 'Salem' })).toEqual({ ...home, city: 'Salem' });
});
