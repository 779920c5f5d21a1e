import { expect, test } from 'vitest';
import type { Product } from '@patient/api';
import { choicePrice, choiceSaving } from './choicePrices.ts';
import { TREATMENT_ORDER, orderableChoices } from '@patient/api/model';

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

/** Prices of the service: three months cost as much as 2.7 single ones. */
const sums: Readonly<Record<string, number>> = { low: 19_900, high: 26_900, other: 30_000 };
const prices = orderableChoices([product]).map((row) => {
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
  // Choosing another variation clears the dose.
  ['GenericOptions', 'two', { variationId: 'one', doseId: 'low', frequencyOfDelivery: 'monthly' }, '$300.00'],
] as const)('choicePrices: %s %s with choices %j costs %s a month', (step, value, chosen, amount) => {
  expect(choicePrice({ ...source, chosen }, step, value)).toEqual({ amount, note: 'a month' });
});

test('choicePrices: shows the price after coupons', () => {
  const discounted = prices.map((pricing) => ({ ...pricing, discountedPrice: pricing.price - 900 }));
  const chosen = { variationId: 'one', doseId: 'low' } as const;
  expect(choicePrice({ ...source, prices: discounted, chosen }, 'ShipmentFrequency', 'monthly')?.amount).toBe(
    '$190.00',
  );
});

test('choicePrices: shows no price for packaging or a choice without a price', () => {
  expect(choicePrice(source, 'Packaging', 'vial')).toBeUndefined();
  expect(choicePrice({ ...source, prices: [] }, 'Dosage', 'low')).toBeUndefined();
});

const needed = (step: 'Dosage' | 'ShipmentFrequency', ...values: string[]) => ({
  step,
  values,
  value: undefined,
  isOpen: true,
});

const deliveries = needed('ShipmentFrequency', 'monthly', 'quarterly');
const low = { variationId: 'one', doseId: 'low' };

test.each([
  ['the cheaper frequency', deliveries, 'quarterly', low, 'Save $19.90 a month'],
  ['the most expensive frequency', deliveries, 'monthly', low, undefined],
  ['a frequency while its price depends on the dose', deliveries, 'quarterly', {}, undefined],
  ['a dose', needed('Dosage', 'low', 'high'), 'low', { variationId: 'one' }, undefined],
])('saving of %s', (_name, step, value, chosen, saving) => {
  expect(choiceSaving({ ...source, chosen }, step, value)).toBe(saving);
});

test('frequencies at the same price save nothing', () => {
  const same = prices.map((row) => ({ ...row, price: row.frequencyOfDelivery === 'quarterly' ? 300 : 100 }));
  expect(choiceSaving({ ...source, prices: same, chosen: low }, deliveries, 'quarterly')).toBeUndefined();
});
