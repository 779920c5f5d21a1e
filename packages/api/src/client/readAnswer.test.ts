import { describe, expect, test } from 'vitest';
import { MAX_TEXT_LENGTH } from './cutText.ts';
import { readAnswer } from './readAnswer.ts';

const user = { _id: 'u', roles: ['patient'], email: 'ada@example.com' };
const patient = { _id: 'p', status: 'active' };
const subscription = { _id: 's', productType: 'ed', patientId: 'p' };

const read = (operation: string, ...data: unknown[]) => readAnswer(operation, { data });

describe('a field of the account', () => {
  test.each([
    ['an email of null', { email: null }, { email: '' }],
    ['no email', { email: undefined }, { email: '' }],
    ['an email that is a number', { email: 7 }, { email: '' }],
    ['an avatar that is no text', { avatar: { url: 'https://a.test' } }, {}],
    ['a first name of null', { firstName: null }, {}],
    ['roles of null', { roles: null }, { roles: [] }],
    ['a null among the roles', { roles: [null, 'patient'] }, { roles: ['patient'] }],
    ['subscriptions of null', { subscriptions: null }, {}],
    ['a subscription of null', { subscriptions: [null] }, { subscriptions: [] }],
    ['a patient of null', { patient: null }, {}],
    ['a patient without an id', { patient: { status: 'active' } }, {}],
    ['a weight that is infinite', { patient: { ...patient, weight: Infinity } }, { patient }],
    [
      'a birth date that is none',
      { patient: { ...patient, basic: { birthDate: '1990-99-99' } } },
      { patient: { ...patient, basic: {} } },
    ],
    ['a field that nobody knows', { later: null }, { later: null }],
  ])('%s', (_name, odd, expected) => {
    expect(read('GET /me', { ...user, ...odd })).toEqual({ data: [{ ...user, ...expected }] });
  });
});

describe('a field of a subscription', () => {
  test.each([
    ['a step order of null', { registrationStepsOrder: null }, {}],
    [
      'a null in the step order',
      { registrationStepsOrder: [null, 'photo'] },
      { registrationStepsOrder: ['photo'] },
    ],
    ['no pause, as the description has it', { pause: null }, { pause: null }],
    ['a pause without its start', { pause: { pausedId: 'x' } }, {}],
    ['a date that is none', { nextBillingDate: 'soon' }, {}],
    ['a delivery that is unknown', { plan: { frequencyOfDelivery: 'hourly' } }, { plan: {} }],
  ])('%s', (_name, odd, expected) => {
    expect(read('GET /api/subscription/{id}', { ...subscription, ...odd })).toEqual({
      data: [{ ...subscription, ...expected }],
    });
  });
});

describe('a list', () => {
  test.each([
    ['without its odd entries', [null, {}, subscription, 'x'], [subscription]],
    ['that is empty', [], []],
  ])('%s', (_name, data, expected) => {
    expect(readAnswer('GET /api/subscriptions', { data })).toEqual({ data: expected });
  });

  test('keeps what stands beside it', () => {
    const pagination = { page: 1, limit: 10, total: 0 };
    expect(readAnswer('GET /api/orders', { data: [], pagination })).toEqual({ data: [], pagination });
  });
});

test.each([
  ['no envelope', 'GET /me', user],
  ['nothing but null', 'GET /api/subscription/{id}', { data: [null] }],
  ['an account without anything', 'GET /me', { data: [{}] }],
  ['a sum that is missing', 'GET /api/subscription/charges/{id}', { data: [{ _id: 'c', status: 'paid' }] }],
  [
    'a question that cannot be read, for none may be skipped',
    'GET /api/questionnaires',
    { data: [{ _id: 'q', kind: 'text', question: 'How are you?' }, null] },
  ],
])('%s is refused', (_name, operation, body) => {
  expect(readAnswer(operation, body)).toBeUndefined();
});

test('an answer without records stays as it is', () => {
  expect(read('PUT /api/user/change-pass', null)).toEqual({ data: [null] });
});

test('long texts are cut', () => {
  const long = 'x'.repeat(1_000_000);
  const body = read('GET /api/subscription/{id}', { ...subscription, plan: { productDescription: long } });
  expect(JSON.stringify(body).length).toBeLessThan(MAX_TEXT_LENGTH + 200);
});
