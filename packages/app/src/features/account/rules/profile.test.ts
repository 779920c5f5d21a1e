import { expect, test } from 'vitest';
import { basicFacts, bodyFacts, contactFacts } from './profile.ts';

test('name and contact, without what is missing', () => {
  const user = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', phone: '(415) 555-0132' };
  expect(contactFacts(user).map(({ detail }) => detail)).toEqual([
    'Ada King',
    'ada@example.com',
    '(415) 555-0132',
  ]);
  expect(contactFacts({ firstName: 'Ada' })).toEqual([{ term: 'Name', detail: 'Ada' }]);
});

test.each([
  [
    { basic: { gender: 'female', birthDate: '1984-12-10' }, verify: { completed: true } },
    ['Female', '12-10-1984', 'Verified'],
  ],
  [{ basic: { birthDate: 'soon' } }, ['Not verified yet']],
  [null, ['Not verified yet']],
])('basics of %j', (patient, details) => {
  expect(basicFacts({ patient }).map(({ detail }) => detail)).toEqual(details);
});

test.each([
  [{ height: '5 feet 9 inches', weight: 176 }, ['5 feet 9 inches', '176\u00A0lb']],
  [{ height: 71, weight: 0 }, ['5 feet 11 inches']],
  [{}, []],
])('measures of %j', (patient, details) => {
  expect(bodyFacts({ patient }).map(({ detail }) => detail)).toEqual(details);
});
