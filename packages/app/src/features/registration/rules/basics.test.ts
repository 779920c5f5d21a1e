import { describe, expect, test } from 'vitest';
import { contactProblems, isAdult, NO_BASICS, personProblems, placeProblems } from './basics.ts';

const NOW = Date.parse('2025-05-14T15:00:00.000Z');
const namesOf = (problems: readonly { readonly name?: string }[]) => problems.map(({ name }) => name);

test.each([
  ['2007-05-14', true, 'on the birthday itself'],
  ['2007-05-15', false, 'the day before it'],
  ['2007-05-13', true, 'the day after it'],
  ['1950-01-01', true, 'long ago'],
  ['2025-01-01', false, 'a child'],
  ['2030-01-01', false, 'not born yet'],
])('born on %s is of age: %s (%s)', (birthDate, adult) => {
  expect(isAdult(birthDate, NOW)).toBe(adult);
});

test('29 February comes of age on 1 March of a year without one', () => {
  expect(isAdult('2008-02-29', Date.parse('2026-02-28T23:59:59.000Z'))).toBe(false);
  expect(isAdult('2008-02-29', Date.parse('2026-03-01T00:00:00.000Z'))).toBe(true);
});

test.each([
  ['', '', ['state', 'zipCode']],
  ['OR', '', ['zipCode']],
  ['', '97205', ['state']],
  ['OR', '97205', []],
  ['OR', ' 97205 ', []],
  ['OR', '97205-1234', []],
  ['OR', '9720', ['zipCode']],
  ['OR', '97205-12', ['zipCode']],
  ['OR', 'ABCDE', ['zipCode']],
  ['OR', '90210', ['zipCode']],
  ['OR', '90210-1234', ['zipCode']],
  ['', '90210', ['state']],
  ['OR', '00000', ['zipCode']],
])('state "%s" and zip code "%s" lack %j', (state, zipCode, wrong) => {
  expect(namesOf(placeProblems({ state, zipCode }))).toEqual(wrong);
});

test('a zip code of another state names both', () => {
  expect(placeProblems({ state: 'OR', zipCode: '90210' })).toEqual([
    {
      name: 'zipCode',
      message: 'This ZIP code is in California, not in Oregon. Check the ZIP code or the state',
    },
  ]);
});

describe('names and birth date', () => {
  const whole = {
    ...NO_BASICS,
    birthDate: '1985-02-13',
    firstName: 'Ada',
    lastName: 'L',
  } as const;
  test.each([
    [whole, undefined, []],
    [{ ...whole, firstName: ' ' }, undefined, ['firstName']],
    [{ ...whole, birthDate: '2010-01-01' }, undefined, ['birthDate']],
    [{ ...whole, birthDate: '1985-13-1' }, 'Enter a month between 1 and 12', ['birthDate']],
    [NO_BASICS, 'Enter your birth date', ['firstName', 'lastName', 'birthDate']],
  ])('case %#', (basics, problem, wrong) => {
    expect(namesOf(personProblems(basics, { problem, now: NOW }))).toEqual(wrong);
  });

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
    const problems = personProblems({ ...whole, firstName }, { problem: undefined, now: NOW });
    expect(problems[0]?.message).toBe(message);
  });

  test('an invalid birth date has the message of its field', () => {
    const problems = personProblems(
      { ...whole, birthDate: '' },
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
])('email "%s" and phone "%s" lack %4$j', (email, phone, isPhone, wrong) => {
  expect(namesOf(contactProblems({ email, phone }, isPhone))).toEqual(wrong);
});
