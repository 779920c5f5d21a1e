import { expect, test } from 'vitest';
import { perMonth } from './plan.ts';
import { deliveryText, planChoices, planFacts, receptionText } from './planSummary.ts';

const plan = {
  productName: 'ED Tablets',
  variationName: 'Sildenafil',
  weight: 50,
  measure: 'mg',
  frequencyOfReception: '8',
  frequencyOfDelivery: 'monthly',
  packageType: 'bottle',
  price: 3_200,
};

test('a complete plan, in reading order', () => {
  expect(planFacts({ plan })).toEqual([
    { term: 'Product', detail: 'ED Tablets' },
    { term: 'Variation', detail: 'Sildenafil' },
    { term: 'Dose', detail: '50 mg' },
    { term: 'How often', detail: '8 uses a month' },
    { term: 'Delivery', detail: 'Every month' },
    { term: 'Packaging', detail: 'Bottle' },
    { term: 'Price per month', detail: '$32.00' },
  ]);
});

test('planChoices leaves out title and price', () => {
  expect(planChoices({ plan }).map(({ term }) => term)).toEqual([
    'Variation',
    'Dose',
    'How often',
    'Delivery',
    'Packaging',
  ]);
});

test.each([
  ['monthly', { price: 12_900 }, undefined, '$129.00'],
  ['quarterly', { price: 15_900, frequencyOfDelivery: 'quarterly' }, undefined, '$53.00'],
  ['after a coupon', { price: 12_900 }, 9_900, '$99.00'],
  ['free', { price: 12_900 }, 0, '$0.00'],
])('price per month: %s', (_name, change, discountedPrice, price) => {
  const facts = planFacts({ plan: { ...plan, ...change }, discountedPrice });
  expect(facts.find(({ term }) => term === 'Price per month')?.detail).toBe(price);
});

test.each([
  ['no plan', {}, []],
  ['null', { plan: null }, []],
  ['a plan half chosen', { plan: { productName: 'ED Tablets', weight: null } }, ['Product']],
  ['a dose without measure', { plan: { weight: 0.25 } }, ['Dose']],
  ['a measure without dose', { plan: { measure: 'mg' } }, []],
])('%s has these lines', (_name, subscription, terms) => {
  expect(planFacts(subscription).map(({ term }) => term)).toEqual(terms);
});

test.each([
  ['8', '8 uses a month'],
  ['1', '1 use a month'],
  ['daily', 'Once a day'],
  ['weekly', 'Once a week'],
  ['twice_a_day', 'Twice a day'],
])('taken %s reads %s', (frequency, text) => {
  expect(receptionText(frequency)).toBe(text);
});

test.each([
  ['monthly', 'Every month'],
  ['quarterly', 'Every 3 months'],
  ['every_second_month', 'Every second month'],
])('delivered %s reads %s', (frequency, text) => {
  expect(deliveryText(frequency)).toBe(text);
});

test.each([
  [12_900, 1, 12_900],
  [15_900, 3, 5_300],
  [10_000, 3, 3_333],
  [10_001, 3, 3_334],
  [0, 3, 0],
] as const)('%i cents for %i months is %i a month', (cents, months, month) => {
  expect(perMonth(cents, months)).toBe(month);
});
