import { expect, test } from 'vitest';
import type { ModifyRequest } from '@patient/api';
import { requestedChange } from './requestedChange.ts';

const plan = { variationName: 'Injection', weight: 0.25, measure: 'mg', price: 19_900 };
const wanted = { ...plan, weight: 0.5, price: 22_900 };
const facts = [
  { term: 'Dose', before: '0.25\u00a0mg', after: '0.5\u00a0mg' },
  { term: 'Price per month', before: '$199.00', after: '$229.00' },
];

const shown = (request: Partial<ModifyRequest> | null, more = {}) =>
  requestedChange({
    status: 'active',
    plan,
    sequencePaymentPeriod: 4,
    modifyRequest: request && { status: 'pending', plan: wanted, period: 5, ...request },
    ...more,
  });

test('a pending one says what was asked for, before and after', () => {
  expect(shown({ userName: 'Maya Brooks' })).toMatchObject({ state: 'pending', facts });
});

test('who asked is not who decides', () => {
  expect(shown({ userName: 'Maya Brooks' })).not.toHaveProperty('doctor');
});

test('a declined one has the doctor and their words', () => {
  expect(shown({ status: 'declined', userName: 'Dr. Lena Lee', message: 'Too big a step.' })).toMatchObject({
    state: 'declined',
    doctor: 'Dr. Lena Lee',
    message: 'Too big a step.',
    facts,
  });
});

test('an approved one is the plan already', () => {
  expect(shown({ status: 'approved', userName: 'Dr. Lena Lee' }, { plan: wanted })).toMatchObject({
    state: 'approved',
    lead: 'It starts with your next delivery.',
    facts: [
      { term: 'Medicine', after: 'Injection' },
      { term: 'Dose', after: '0.5\u00a0mg' },
      { term: 'Price per month', after: '$229.00' },
    ],
  });
});

test.each([
  ['nothing was asked for', null, {}],
  ['a status of a later release', { status: 'escalated' }, {}],
  ['approved, and delivered since', { status: 'approved' }, { sequencePaymentPeriod: 5 }],
  ['declined, and another delivery since', { status: 'declined' }, { sequencePaymentPeriod: 5 }],
  ['declined, and cancelled since', { status: 'declined' }, { status: 'cancel' }],
] as const)('%s: no card', (_name, request, more) => {
  expect(shown(request, more)).toBeUndefined();
});

test('a pending one stands until it is decided, also beyond the next delivery', () => {
  expect(shown({}, { sequencePaymentPeriod: 5 })).toMatchObject({ state: 'pending' });
});
