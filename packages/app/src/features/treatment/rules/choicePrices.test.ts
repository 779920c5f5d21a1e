import { expect, test } from 'vitest';
import type { Product } from '@patient/api';
import { choicePrice, priceOfChoice } from './choicePrices.ts';
import { TREATMENT_ORDER } from './treatmentSteps.ts';
import { orderable } from './treatmentChoices.ts';

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
        { _id: 'low', price: 19_900 },
        { _id: 'high', price: 26_900 },
      ],
    },
    {
      _id: 'two',
      variationName: 'Two',
      frequencyOfReception: ['weekly'],
      doses: [{ _id: 'other', price: 30_000 }],
    },
  ],
};

/** Three months for the price of 2.7, as the service said. */
const sums: Readonly<Record<string, number>> = { low: 19_900, high: 26_900, other: 30_000 };
const prices = orderable([product]).map((row) => {
  const month = sums[row.doseId ?? ''] ?? 0;
  return { ...row, price: row.frequencyOfDelivery === 'quarterly' ? (month * 27) / 10 : month };
});
const source = { products: [product], prices, chosen: {}, order: TREATMENT_ORDER };

test.each([
  ['GenericOptions', 'one', {}, 'from $179.10'],
  ['GenericOptions', 'two', {}, 'from $270.00'],
  ['Dosage', 'high', { variationId: 'one' }, 'from $242.10'],
  ['Dosage', 'high', { variationId: 'one', frequencyOfDelivery: 'monthly' }, '$269.00'],
  ['ShipmentFrequency', 'quarterly', { variationId: 'one', doseId: 'low' }, '$179.10'],
  ['ShipmentFrequency', 'monthly', { variationId: 'one', doseId: 'low' }, '$199.00'],
  // Another variation lets go of the dose, and is priced without it.
  ['GenericOptions', 'two', { variationId: 'one', doseId: 'low', frequencyOfDelivery: 'monthly' }, '$300.00'],
] as const)('%s %s beside %j costs %s a month', (step, value, chosen, amount) => {
  expect(choicePrice({ ...source, chosen }, step, value)).toEqual({ amount, note: 'a month' });
});

test('the price after coupons is shown', () => {
  const held = prices.map((pricing) => ({ ...pricing, discountedPrice: pricing.price - 900 }));
  const chosen = { variationId: 'one', doseId: 'low' } as const;
  expect(choicePrice({ ...source, prices: held, chosen }, 'ShipmentFrequency', 'monthly')?.amount).toBe(
    '$190.00',
  );
});

test('packaging has no price, nor has an unpriced choice', () => {
  expect(choicePrice(source, 'Packaging', 'vial')).toBeUndefined();
  expect(choicePrice({ ...source, prices: [] }, 'Dosage', 'low')).toBeUndefined();
});

test('a complete plan has the one price that fits', () => {
  const whole = { variationId: 'one', doseId: 'low', frequencyOfDelivery: 'quarterly' } as const;
  expect(priceOfChoice(prices, whole)?.price).toBe(53_730);
  expect(priceOfChoice(prices, { variationId: 'one' })).toBeUndefined();
});
