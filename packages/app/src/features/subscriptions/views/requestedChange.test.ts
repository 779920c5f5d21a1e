import { expect, test } from 'vitest';
import type { ModifyRequest, Plan } from '@patient/api';
import { planChange, requestedChange } from './requestedChange.ts';

const plan = { variationName: 'Injection', weight: 0.25, measure: 'mg', price: 19_900 };
const requested = { ...plan, weight: 0.5, price: 22_900 };
const facts = [
  { term: 'Dose', before: '0.25\u00a0mg', after: '0.5\u00a0mg' },
  { term: 'Price per month', before: '$199.00', after: '$229.00' },
];

const shown = (request: Partial<ModifyRequest> | null, more = {}) =>
  requestedChange({
    status: 'active',
    plan,
    sequencePaymentPeriod: 4,
    modifyRequest: request && { status: 'pending', plan: requested, period: 5, ...request },
    ...more,
  });

test('a pending request shows values before and after', () => {
  expect(shown({ userName: 'Maya Brooks' })).toMatchObject({ state: 'pending', facts });
});

test.each([
  [
    'runs',
    { nextBillingDate: '2026-12-09T18:00:00.000Z' },
    "If your bill on Dec 9, 2026 comes before that, it's $199.00.",
  ],
  [
    'runs with a coupon',
    { nextBillingDate: '2026-12-09T18:00:00.000Z', discountedPrice: 17_900 },
    "it's $179.00.",
  ],
  ['has no date', {}, 'Your plan stays the same until then.'],
  ['is renewed', { status: 'pending' }, 'and then for the new plan.'],
])(
  'a pending request of a subscription that %s shows what is charged until the decision',
  (_name, more, end) => {
    expect(shown({}, more)?.lead.endsWith(end)).toBe(true);
  },
);

test('requestedChange: does not show the patient as the doctor', () => {
  expect(shown({ userName: 'Maya Brooks' })?.doctor).toBeUndefined();
});

test('a declined request has the doctor and their message', () => {
  expect(shown({ status: 'declined', userName: 'Dr. Lena Lee', message: 'Too big a step.' })).toMatchObject({
    state: 'declined',
    doctor: 'Dr. Lena Lee',
    message: 'Too big a step.',
    facts,
  });
});

test('an approved request is already the plan', () => {
  expect(shown({ status: 'approved', userName: 'Dr. Lena Lee' }, { plan: requested })).toMatchObject({
    state: 'approved',
    lead: 'It starts with your next delivery.',
    facts: [],
  });
});

test.each([
  ['no request', null, {}],
  ['an unknown status of a later release', { status: 'escalated' }, {}],
  ['approved and delivered', { status: 'approved' }, { sequencePaymentPeriod: 5 }],
  ['declined, followed by a delivery', { status: 'declined' }, { sequencePaymentPeriod: 5 }],
  ['declined, then canceled', { status: 'declined' }, { status: 'cancel' }],
] as const)('requestedChange: %s: no card', (_name, request, more) => {
  expect(shown(request, more)).toBeUndefined();
});

test('a pending request is shown until the decision, also after the next delivery', () => {
  expect(shown({}, { sequencePaymentPeriod: 5 })).toMatchObject({ state: 'pending' });
});

const program: Plan = {
  productName: 'Program',
  weight: 0.25,
  measure: 'mg',
  frequencyOfDelivery: 'monthly',
  price: 19_900,
};
const addons = [{ _id: 'a', name: 'Kit', price: 1_000 }];

test.each<[name: string, requested: Plan, facts: unknown]>([
  [
    'another dose',
    { ...program, weight: 0.5, price: 22_900 },
    [
      { term: 'Dose', before: '0.25\u00a0mg', after: '0.5\u00a0mg' },
      { term: 'Price per month', before: '$199.00', after: '$229.00' },
    ],
  ],
  [
    'another delivery',
    { ...program, frequencyOfDelivery: 'quarterly', price: 53_700 },
    [
      { term: 'Delivery', before: 'Every month', after: 'Every 3 months' },
      { term: 'Price per month', before: '$199.00', after: '$179.00' },
      { term: 'Billed', after: '$537.00 every 3 months' },
    ],
  ],
  ['the same plan', program, []],
])('requestedChange: %s: shows the differences, before and after', (_name, other, changes) => {
  expect(planChange({ plan: program }, other)).toEqual(changes);
});

test('requestedChange: includes add-ons in both prices', () => {
  expect(planChange({ plan: program, addons }, { ...program, price: 22_900 })).toEqual([
    { term: 'Price per month', before: '$209.00', after: '$239.00' },
  ]);
});
