import { expect, test } from 'vitest';
import { medicineName, medicineQuantity, type MedicinePlan } from './medicine.ts';

const tablets: MedicinePlan = {
  productName: 'ED Tablets',
  variationName: 'Sildenafil',
  weight: 50,
  measure: 'mg',
  frequencyOfReception: '8',
  frequencyOfDelivery: 'monthly',
};

test.each<[MedicinePlan | undefined, string]>([
  [tablets, 'ED Tablets, Sildenafil 50\u00A0mg'],
  [{ ...tablets, weight: undefined }, 'ED Tablets, Sildenafil'],
  [{ ...tablets, measure: undefined }, 'ED Tablets, Sildenafil 50'],
  [{ ...tablets, variationName: null }, 'ED Tablets 50\u00A0mg'],
  [{}, 'Treatment'],
  [undefined, 'Treatment'],
])('%o is named', (plan, name) => {
  expect(medicineName(plan)).toBe(name);
});

test.each<[MedicinePlan | undefined, string | undefined]>([
  [tablets, '8 uses, 1-month supply'],
  [{ ...tablets, frequencyOfDelivery: 'quarterly' }, '24 uses, 3-month supply'],
  [{ ...tablets, frequencyOfReception: '1' }, '1 use, 1-month supply'],
  [{ ...tablets, frequencyOfReception: 'daily' }, '1-month supply'],
  [{ ...tablets, frequencyOfDelivery: undefined }, undefined],
  [undefined, undefined],
])('%o has a quantity', (plan, quantity) => {
  expect(medicineQuantity(plan)).toBe(quantity);
});
