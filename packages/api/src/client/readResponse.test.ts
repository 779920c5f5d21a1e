import { expect, test } from 'vitest';
import { MAX_TEXT_LENGTH } from './cutText.ts';
import { readResponse } from './readResponse.ts';

const user = { _id: 'u', roles: ['patient'], email: 'ada@example.com' };
const patient = { _id: 'p', status: 'active' };
const subscription = { _id: 's', productType: 'ed', patientId: 'p' };

const read = (operation: string, ...data: unknown[]) => readResponse(operation, { data });

test.each([
  ['an email of null', { email: null }, { email: '' }],
  ['no email', { email: undefined }, { email: '' }],
  ['an email that is a number', { email: 7 }, { email: '' }],
  ['an avatar that is not a string', { avatar: { url: 'https://a.test' } }, {}],
  ['a first name of null', { firstName: null }, {}],
  ['roles of null', { roles: null }, { roles: [] }],
  ['a null among the roles', { roles: [null, 'patient'] }, { roles: ['patient'] }],
  ['subscriptions of null', { subscriptions: null }, {}],
  ['a subscription of null', { subscriptions: [null] }, { subscriptions: [] }],
  ['a patient of null', { patient: null }, {}],
  ['a patient without an id', { patient: { status: 'active' } }, {}],
  ['a weight that is infinite', { patient: { ...patient, weight: Infinity } }, { patient }],
  [
    'an invalid birth date',
    { patient: { ...patient, basic: { birthDate: '1990-99-99' } } },
    { patient: { ...patient, basic: {} } },
  ],
  ['an unknown field', { later: null }, { later: null }],
])('a field of the account: %s', (_name, invalid, expected) => {
  expect(read('GET /me', { ...user, ...invalid })).toEqual({ data: [{ ...user, ...expected }] });
});

test.each([
  ['a step order of null', { registrationStepsOrder: null }, {}],
  [
    'a null in the step order',
    { registrationStepsOrder: [null, 'photo'] },
    { registrationStepsOrder: ['photo'] },
  ],
  ['a pause of null, which is allowed', { pause: null }, { pause: null }],
  ['a pause without its start', { pause: { pausedId: 'x' } }, {}],
  ['an invalid date', { nextBillingDate: 'soon' }, {}],
  ['a date that is too late to calculate with', { nextBillingDate: '+275760-09-01T00:00:00.000Z' }, {}],
  ['skipped deliveries', { skipPeriods: 120, skipsLeft: 0 }, { skipPeriods: 120, skipsLeft: 0 }],
  ['a million skipped deliveries', { skipPeriods: 1_000_000, skipsLeft: 1e9 }, {}],
  ['a fraction of a skipped delivery', { skipPeriods: 1.5, skipsLeft: -1, billingDay: 32 }, {}],
  ['an unknown delivery frequency', { plan: { frequencyOfDelivery: 'hourly' } }, { plan: {} }],
])('a field of a subscription: %s', (_name, invalid, expected) => {
  expect(read('GET /api/subscription/{id}', { ...subscription, ...invalid })).toEqual({
    data: [{ ...subscription, ...expected }],
  });
});

test.each([
  ['leaves out invalid entries', [null, {}, subscription, 'x'], [subscription]],
  ['can be empty', [], []],
])('a list: %s', (_name, data, expected) => {
  expect(readResponse('GET /api/subscriptions', { data })).toEqual({ data: expected });
});

test('a list does not change the fields next to it', () => {
  const pagination = { page: 1, limit: 10, total: 0 };
  expect(readResponse('GET /api/orders', { data: [], pagination })).toEqual({ data: [], pagination });
});

test.each([
  ['no envelope', 'GET /me', user],
  ['a list of null', 'GET /api/subscription/{id}', { data: [null] }],
  ['an account without fields', 'GET /me', { data: [{}] }],
  [
    'a charge without an amount',
    'GET /api/subscription/charges/{id}',
    { data: [{ _id: 'c', status: 'paid' }] },
  ],
  [
    'a list with an unreadable question, as none may be skipped',
    'GET /api/questionnaires',
    { data: [{ _id: 'q', kind: 'text', question: 'How are you?' }, null] },
  ],
])('readResponse: %s is rejected', (_name, operation, body) => {
  expect(readResponse(operation, body)).toBeUndefined();
});

test('readResponse: does not change a response without records', () => {
  expect(read('PUT /api/user/change-pass', null)).toEqual({ data: [null] });
});

test('readResponse: truncates long texts', () => {
  const long = 'x'.repeat(1_000_000);
  const body = read('GET /api/subscription/{id}', { ...subscription, plan: { productDescription: long } });
  expect(JSON.stringify(body).length).toBeLessThan(MAX_TEXT_LENGTH + 200);
});
