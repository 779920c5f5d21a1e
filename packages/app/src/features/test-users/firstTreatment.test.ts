import { expect, test } from 'vitest';
import type { Product } from '@patient/api';
import { firstTreatment } from './firstTreatment.ts';

const product: Product = {
  _id: 'p',
  productName: 'Tablet',
  productType: 'ed',
  frequencyOfDelivery: ['monthly', 'quarterly'],
  variations: [
    {
      _id: 'second',
      ranking: 2,
      variationName: 'Second',
      doses: [{ _id: 'other', weight: 5, price: 100, measure: 'mg' }],
    },
    {
      _id: 'first',
      ranking: 1,
      variationName: 'First',
      frequencyOfReception: ['4', '6'],
      doses: [
        { _id: 'gone', weight: 1, price: 100, measure: 'mg', status: 'inactive' },
        { _id: 'small', weight: 2, price: 100, measure: 'mg' },
        { _id: 'large', weight: 4, price: 200, measure: 'mg' },
      ],
    },
  ],
};

test('firstTreatment: selects the first value of every choice', () => {
  expect(firstTreatment([product])).toEqual({
    productId: 'p',
    variationId: 'first',
    doseId: 'small',
    frequencyOfReception: '4',
    frequencyOfDelivery: 'monthly',
    packageType: null,
  });
});

test('firstTreatment: returns undefined without products', () => {
  expect(firstTreatment([])).toBeUndefined();
});
