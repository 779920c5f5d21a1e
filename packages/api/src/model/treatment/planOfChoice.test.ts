import { expect, test } from 'vitest';
import type { Plan, Product } from '../../client/entities.ts';
import { orderableChoices } from './choices.ts';
import { choiceOf, isPlanOf, planOfChoice } from './planOfChoice.ts';

const product: Product = {
  _id: 'wl',
  productName: 'Program',
  productType: 'wl',
  frequencyOfDelivery: ['monthly', 'quarterly'],
  variations: [
    {
      _id: 'one',
      variationName: 'One',
      frequencyOfReception: ['weekly'],
      doses: [
        { _id: 'low', weight: 0.25, measure: 'mg', price: 19_900 },
        { _id: 'high', weight: 0.5, measure: 'mg', price: 26_900, mostPopular: true },
        { _id: 'inactive', weight: 1, measure: 'mg', price: 29_900, status: 'inactive' },
      ],
    },
  ],
};
const sums: Readonly<Record<string, number>> = { low: 19_900, high: 26_900 };
const prices = orderableChoices([product]).map((row) => ({
  ...row,
  price: (sums[row.doseId ?? ''] ?? 0) * (row.frequencyOfDelivery === 'quarterly' ? 3 : 1),
}));
const offer = { products: [product], prices };
const plan: Plan = {
  productId: 'wl',
  variationId: 'one',
  doseId: 'low',
  frequencyOfReception: 'weekly',
  frequencyOfDelivery: 'monthly',
  price: 19_900,
};

test('planOfChoice: adds names, dose and price to choices', () => {
  expect(
    planOfChoice(offer, { ...choiceOf(plan), frequencyOfDelivery: 'quarterly', doseId: 'high' }),
  ).toEqual({
    productId: 'wl',
    productName: 'Program',
    variationId: 'one',
    variationName: 'One',
    doseId: 'high',
    weight: 0.5,
    measure: 'mg',
    frequencyOfReception: 'weekly',
    frequencyOfDelivery: 'quarterly',
    price: 80_700,
  });
});

test('planOfChoice: leaves out an unknown price', () => {
  expect(planOfChoice({ products: [product], prices: [] }, choiceOf(plan))).not.toHaveProperty('price');
});

test('planOfChoice: finds the product of a variation', () => {
  expect(planOfChoice(offer, { variationId: 'one' })).toMatchObject({
    productId: 'wl',
    variationName: 'One',
  });
});

test.each([
  [{}, true],
  [{ doseId: 'high' }, false],
  [{ frequencyOfDelivery: 'quarterly' }, false],
  [{ packageType: 'bottle' }, false],
] as const)('the plan with %j is unchanged: %s', (more, isSame) => {
  expect(isPlanOf({ ...choiceOf(plan), ...more }, plan)).toBe(isSame);
});
