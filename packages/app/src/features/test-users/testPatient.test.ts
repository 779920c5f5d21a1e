import { describe, expect, test } from 'vitest';
import { unmetRules } from '@patient/ui/PasswordRules';
import { contactProblems, personProblems } from '#features/registration/views/person.ts';
import { isAdult } from '@patient/api/model';
import { fakePhone, testPatient, type TestPatientRequest } from './testPatient.ts';

const now = Date.parse('2026-03-18T15:00:00.000Z');
const chances = [0, 0.2, 0.5, 0.8, 0.999_999];

const request: TestPatientRequest = {
  productType: 'wl',
  gender: 'female',
  state: 'OR',
  point: 'summary',
  email: '',
  password: '',
  coupon: '',
};

describe.each(['male', 'female'] as const)('a %s person', (gender) => {
  test.each(chances)('passes all checks with the random number %s', (chance) => {
    const patient = testPatient({ ...request, gender }, 'a1b2', () => chance, now);
    expect(personProblems(patient, { problem: undefined, now })).toEqual([]);
    expect(new Date(patient.birthDate).toISOString().slice(0, 10)).toBe(patient.birthDate);
    expect(isAdult(patient.birthDate, now)).toBe(true);
    expect(unmetRules(patient.password)).toEqual([]);
    const phone = fakePhone(() => chance);
    expect(phone).toMatch(/^\+1[2-9]\d{2}55501\d{2}$/);
    expect(contactProblems({ email: patient.email, phone }, true)).toEqual([]);
  });
});

test('testPatient: uses a chosen email and password', () => {
  const own = { email: ' staff@example.com ', password: 'Own-Password-1' };
  expect(testPatient({ ...request, ...own }, 'a1b2', () => 0, now)).toMatchObject({
    email: 'staff@example.com',
    password: 'Own-Password-1',
  });
});
