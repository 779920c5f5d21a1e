import { expect, test } from 'vitest';
import type { Plan } from '@patient/api';
import { planChange } from './planChange.ts';

const plan: Plan = {
  productName: 'Program',
  weight: 0.25,
  measure: 'mg',
  frequencyOfDelivery: 'monthly',
  price: 19_900,
};
const addons = [{ _id: 'a', name: 'Kit', price: 1_000 }];

test.each<[name: string, wanted: Plan, facts: unknown]>([
  [
    'another dose',
    { ...plan, weight: 0.5, price: 22_900 },
    [
      { term: 'Dose', before: '0.25\u00a0mg', after: '0.5\u00a0mg' },
      { term: 'Price per month', before: '$199.00', after: '$229.00' },
    ],
  ],
  [
    'another delivery',
    { ...plan, frequencyOfDelivery: 'quarterly', price: 53_700 },
    [
      { term: 'Delivery', before: 'Every month', after: 'Every 3 months' },
      { term: 'Price per month', before: '$199.00', after: '$179.00' },
      { term: 'Billed', after: '$537.00 every 3 months' },
    ],
  ],
  ['the same plan', plan, []],
])('%s: what changes, before and after', (_name, wanted, facts) => {
  expect(planChange({ plan }, wanted)).toEqual(facts);
});

test('add-ons stay, on both sides', () => {
  expect(planChange({ plan, addons }, { ...plan, price: 22_900 })).toEqual([
    { term: 'Price per month', before: '$209.00', after: '$239.00' },
  ]);
});
