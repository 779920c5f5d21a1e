import { expect, test } from 'vitest';
import type { Product } from '../../client/entities.ts';
import { priceOfChoice } from './choicePrices.ts';
import { orderableChoices } from './choices.ts';

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

test('choicePrices: finds the price of a complete plan only', () => {
  const complete = { variationId: 'one', doseId: 'low', frequencyOfDelivery: 'quarterly' } as const;
  expect(priceOfChoice(prices, complete)?.price).toBe(53_730);
  expect(priceOfChoice(prices, { variationId: 'one' })).toBeUndefined();
});
