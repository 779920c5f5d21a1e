import { describe, expect, test } from 'vitest';
import { contactProblems, isAdult, personProblems } from '#features/registration/rules/basics.ts';
import { fakePerson, fakePhone } from './person.ts';

const now = Date.parse('2026-03-18T15:00:00.000Z');
const chances = [0, 0.2, 0.5, 0.8, 0.999_999];

describe.each(['male', 'female'] as const)('a %s person', (gender) => {
  test.each(chances)('passes every check (%s)', (chance) => {
    const person = fakePerson(gender, () => chance, now);
    expect(person.gender).toBe(gender);
    expect(personProblems(person, { problem: undefined, now })).toEqual([]);
    expect(new Date(person.birthDate).toISOString().slice(0, 10)).toBe(person.birthDate);
    expect(isAdult(person.birthDate, now)).toBe(true);
  });
});

test.each(chances)('a phone number is fictional (%s)', (chance) => {
  const phone = fakePhone(() => chance);
  expect(phone).toMatch(/^\+1[2-9]\d{2}55501\d{2}$/);
  expect(contactProblems({ email: 'test-wl-a1b2@example.com', phone }, true)).toEqual([]);
});
