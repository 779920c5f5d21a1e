import { expect, test } from 'vitest';
import type { Product } from '@patient/api';
import { isNewMedicine, medicineInformation } from './medicineInformation.ts';

const products: Product[] = [
  {
    _id: 'wl',
    productName: 'Weight Loss Treatment',
    productType: 'wl',
    variations: [
      {
        _id: 'one',
        variationName: 'One',
        information: {
          notice: 'Sample.',
          storage: ['Keep it cold.'],
          howToTake: ['Once a week.'],
          callDoctor: [],
        },
      },
      { _id: 'two', variationName: 'Two' },
      { _id: 'three', variationName: 'Three', information: { notice: 'Sample.' } },
    ],
  },
];

test('medicineInformation: lists the texts of a medicine in the order of a leaflet, without empty sections', () => {
  expect(medicineInformation(products, { variationId: 'one' })).toEqual({
    notice: 'Sample.',
    sections: [
      { title: 'How to take it', texts: ['Once a week.'] },
      { title: 'How to store it', texts: ['Keep it cold.'] },
    ],
  });
});

test.each(['two', 'three', 'unknown', undefined])(
  'medicineInformation: has nothing for the medicine %s',
  (variationId) => {
    expect(medicineInformation(products, variationId === undefined ? {} : { variationId })).toBeUndefined();
  },
);

const plan = { variationName: 'One' };

test.each([
  [{ sequencePaymentPeriod: 1 }, true],
  [{ sequencePaymentPeriod: 2 }, false],
  [{ sequencePaymentPeriod: 4 }, false],
  [{ sequencePaymentPeriod: 4, modifyRequest: { status: 'approved', period: 5, plan } }, true],
  [{ sequencePaymentPeriod: 5, modifyRequest: { status: 'approved', period: 5, plan } }, false],
  [{ sequencePaymentPeriod: 4, modifyRequest: { status: 'declined', period: 5, plan } }, false],
])('medicineInformation: %j: new is %s', (subscription, expected) => {
  expect(isNewMedicine({ status: 'active', plan, ...subscription })).toBe(expected);
});
