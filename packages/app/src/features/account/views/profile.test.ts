import { expect, test } from 'vitest';
import { basicFacts, bodyFacts, contactFacts, measureProblems } from './profile.ts';

test('contact facts leave out missing values', () => {
  const user = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com' };
  expect(contactFacts(user, '(415) 555-0132').map(({ detail }) => detail)).toEqual([
    'Ada King',
    'ada@example.com',
    '(415) 555-0132',
  ]);
  expect(contactFacts({ firstName: 'Ada', email: '' }, undefined)).toEqual([{ term: 'Name', detail: 'Ada' }]);
});

test.each([
  [
    { basic: { gender: 'female' as const, birthDate: '1984-12-10' }, verify: { completed: true } },
    ['Female', '12-10-1984', 'Verified'],
  ],
  [{ basic: { birthDate: 'invalid' } }, ['Not verified yet']],
  [undefined, ['Not verified yet']],
])('basic facts of %j', (patient, details) => {
  expect(basicFacts({ patient }).map(({ detail }) => detail)).toEqual(details);
});

test.each([
  [{ height: '5 feet 9 inches', weight: 176 }, ['5 feet 9 inches', '176\u00A0lb']],
  [{ height: 71, weight: 0 }, ['5 feet 11 inches']],
  [{}, []],
])('body facts of %j', (patient, details) => {
  expect(bodyFacts({ patient }).map(({ detail }) => detail)).toEqual(details);
});

const namesOf = (problems: readonly { readonly name?: string }[]) => problems.map(({ name }) => name);

test.each([
  [69, 176, []],
  [null, 176, ['height']],
  [69, null, ['weight']],
  [35, 49, ['height', 'weight']],
  [107, 1000, []],
])('problems of %s inches and %s pounds: %j', (height, weight, names) => {
  expect(namesOf(measureProblems({ height, weight }))).toEqual(names);
});
