import { expect, test } from 'vitest';
import { ApiError } from '@patient/api';
import { rejectedField, type RequestField } from './rejectedField.ts';

const DEFAULT = 'Our service could not do this. Please try again, or contact us for help.';

const refused = (status: number, message: string, more: Partial<ApiError> = {}) =>
  new ApiError({ kind: 'http', operation: 'PUT /api/user/{id}', status, message, ...more });
const invalid = (field: string) => refused(400, DEFAULT, { field });

const contact: readonly RequestField[] = ['firstName', 'lastName', 'phone'];
const address: readonly RequestField[] = ['address', 'secondAddress', 'city', 'state', 'zipCode'];
const passwords: readonly RequestField[] = ['oldPassword', 'newPassword'];
const phoneTaken = 'This phone number belongs to another account';
const weak = 'Password must have symbol characters';
const wrong = "Your current password isn't correct";

test.each<[string, ApiError, readonly RequestField[], RequestField, string]>([
  ['a validator about phone', invalid('phone'), contact, 'phone', 'Check your phone number'],
  [
    'a validator about a nested field',
    invalid('shipping.zipCode'),
    address,
    'zipCode',
    'Check your ZIP code',
  ],
  [
    'a validator about a birth date',
    invalid('basic.birthDate'),
    ['birthDate'],
    'birthDate',
    'Check your birth date',
  ],
  ['a validator about an email', invalid('email'), ['email'], 'email', 'Check your email'],
  ['a weak password', refused(400, weak), ['password'], 'password', weak],
  ['a weak new password', refused(422, weak), passwords, 'newPassword', weak],
  ['a wrong password', refused(400, wrong), passwords, 'oldPassword', wrong],
  [
    'a phone of another account',
    refused(409, phoneTaken, { metadata: { phoneExist: true } }),
    contact,
    'phone',
    phoneTaken,
  ],
])('rejectedField: %s is a problem of its field', (_case, error, names, name, message) => {
  expect(rejectedField(error, names)).toEqual({ name, message });
});

test.each<[string, unknown, readonly RequestField[]]>([
  ['a field of another form', invalid('email'), contact],
  ['a message about no field', refused(400, 'Too many attempts'), contact],
  ['a validator about no field', refused(400, DEFAULT), contact],
  ['a conflict', refused(409, 'This phone is in use'), contact],
  ['a failing service', refused(500, 'Phone service failed'), contact],
  ['no response', new TypeError('Failed to fetch'), contact],
])('rejectedField: %s is a problem of no field', (_case, error, names) => {
  expect(rejectedField(error, names)).toBeUndefined();
});
