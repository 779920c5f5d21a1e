import { expect, test } from 'vitest';
import type { Plan } from '@patient/api';
import { medicineName, medicineQuantity, shortMedicineName } from './medicine.ts';

const tablets: Plan = {
  productName: 'ED Tablets',
  variationName: 'Sildenafil',
  weight: 50,
  measure: 'mg',
  frequencyOfReception: '8',
  frequencyOfDelivery: 'monthly',
};

test.each<[Plan | undefined, string]>([
  [tablets, 'ED Tablets, Sildenafil 50\u00A0mg'],
  [{ productName: 'ED Tablets', variationName: 'Sildenafil', measure: 'mg' }, 'ED Tablets, Sildenafil'],
  [{ productName: 'ED Tablets', variationName: 'Sildenafil', weight: 50 }, 'ED Tablets, Sildenafil 50'],
  [{ productName: 'ED Tablets', weight: 50, measure: 'mg' }, 'ED Tablets 50\u00A0mg'],
  [{}, 'Treatment'],
  [undefined, 'Treatment'],
])('the name of %o is %s', (plan, name) => {
  expect(medicineName(plan)).toBe(name);
});

test.each<[Plan | undefined, string]>([
  [tablets, 'Sildenafil 50\u00A0mg'],
  [{ productName: 'ED Tablets' }, 'ED Tablets'],
  [undefined, 'Treatment'],
])('the short name of %o is %s', (plan, name) => {
  expect(shortMedicineName(plan)).toBe(name);
});

test.each<[Plan | undefined, string | undefined]>([
  [tablets, '8 uses, 1-month supply'],
  [{ ...tablets, frequencyOfDelivery: 'quarterly' }, '24 uses, 3-month supply'],
  [{ ...tablets, frequencyOfReception: '1' }, '1 use, 1-month supply'],
  [{ ...tablets, frequencyOfReception: 'daily' }, '1-month supply'],
  [{ frequencyOfReception: '8' }, undefined],
  [undefined, undefined],
])('the quantity of %o is %s', (plan, quantity) => {
  expect(medicineQuantity(plan)).toBe(quantity);
});
