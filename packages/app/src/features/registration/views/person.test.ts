import { describe, expect, test } from 'vitest';
import { NO_BASICS } from '@patient/api/model';
import { contactProblems, personProblems } from './person.ts';

const NOW = Date.parse('2025-05-14T15:00:00.000Z');
const namesOf = (problems: readonly { readonly name?: string }[]) => problems.map(({ name }) => name);

describe('names and birth date', () => {
  const complete = {
    ...NO_BASICS,
    birthDate: '1985-02-13',
    firstName: 'Ada',
    lastName: 'L',
  } as const;
  test.each([
    [complete, undefined, []],
    [{ ...complete, firstName: ' ' }, undefined, ['firstName']],
    [{ ...complete, birthDate: '2010-01-01' }, undefined, ['birthDate']],
    [{ ...complete, birthDate: '1985-13-1' }, 'Enter a month between 1 and 12', ['birthDate']],
    [NO_BASICS, 'Enter your birth date', ['firstName', 'lastName', 'birthDate']],
  ])(
    'names and birth date: problems of "$firstName $lastName", born "$birthDate"',
    (basics, problem, fields) => {
      expect(namesOf(personProblems(basics, { problem, now: NOW }))).toEqual(fields);
    },
  );

  test.each([
    ['José', undefined],
    ["O'Brien-Smith", undefined],
    ['D’Angelo, Jr. (Tony)', undefined],
    ['عبد الرحمن', undefined],
    ['李', undefined],
    ['Anne\u2010Marie', undefined],
    ['Anne\u2011Marie', undefined],
    ['Mary\tAnn', undefined],
    ['\u200BAda', undefined],
    ['Louis 14', undefined],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'Shorten your first name to 100 characters'],
    ['Ada 🌸', "A pharmacy label can't show “🌸”. Enter your first name without it"],
    ['Ada <b>', "A pharmacy label can't show “<”. Enter your first name without it"],
  ])('first name %j: %s', (firstName, message) => {
    const problems = personProblems({ ...complete, firstName }, { problem: undefined, now: NOW });
    expect(problems[0]?.message).toBe(message);
  });

  test('names and birth date: shows the message of the field for an invalid birth date', () => {
    const problems = personProblems(
      { ...complete, birthDate: '' },
      { problem: 'Enter your birth date', now: NOW },
    );
    expect(problems).toEqual([{ name: 'birthDate', message: 'Enter your birth date' }]);
  });
});

test.each([
  ['', '', false, ['email', 'phone']],
  ['ada@example.com', '+14155550132', true, []],
  ['ada', '+14155550132', true, ['email']],
  ['ada@example.com', '415', false, ['phone']],
  ['ada@example.com', '+12225550132', true, ['phone']],
])('email "%s" and phone "%s" have problems in %4$j', (email, phone, isPhone, fields) => {
  expect(namesOf(contactProblems({ email, phone }, isPhone))).toEqual(fields);
});
