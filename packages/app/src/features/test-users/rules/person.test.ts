import { describe, expect, test } from 'vitest';
import { contactProblems, isAdult, personProblems } from '#features/registration/rules/basics.ts';
import { fakeEmail, fakePassword, fakePerson, fakePhone, PHONE_COUNT, phonesToTry } from './person.ts';

const now = Date.parse('2026-03-18T15:00:00.000Z');
const chances = [0, 0.2, 0.5, 0.8, 0.999_999];

describe.each(['male', 'female'] as const)('somebody %s', (gender) => {
  test.each(chances)('passes every check (%s)', (chance) => {
    const person = fakePerson({ gender, random: () => chance, now });
    expect(person.gender).toBe(gender);
    expect(personProblems(person, { problem: undefined, now })).toEqual([]);
    expect(new Date(person.birthDate).toISOString().slice(0, 10)).toBe(person.birthDate);
    expect(isAdult(person.birthDate, now)).toBe(true);
  });
});

test('an email on a reserved domain', () => {
  const email = fakeEmail('wl', 'a1b2');
  expect(email).toBe('test-wl-a1b2@example.com');
  expect(contactProblems({ email, phone: fakePhone(0) }, true)).toEqual([]);
});

test('a password with letters of both kinds, a digit and a sign', () => {
  expect(fakePassword('a1b2c3d4')).toBe('Test-a1b2c3d4-7K');
});

test('phone numbers are distinct and fictional', () => {
  const phones = Array.from({ length: PHONE_COUNT }, (_, index) => fakePhone(index));
  expect(new Set(phones).size).toBe(PHONE_COUNT);
  expect(phones.filter((phone) => !/^\+1[2-9]\d{2}55501\d{2}$/.test(phone))).toEqual([]);
  expect(fakePhone(PHONE_COUNT)).toBe(phones[0]);
});

test.each([0, 0.25, 0.56, 0.999])('from %s on, the numbers to try are far from each other', (start) => {
  const phones = phonesToTry(() => start);
  expect(new Set(phones).size).toBe(phones.length);
  const areas = phones.map((phone) => phone.slice(2, 5));
  expect(areas.filter((area, index) => area === areas[index + 1])).toEqual([]);
});
