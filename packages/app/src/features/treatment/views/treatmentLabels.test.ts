import { expect, test } from 'vitest';
import type { Product } from '@patient/api';
import { chosenLines, chosenProduct } from './treatmentLabels.ts';
import {
  type TreatmentChoice,
  NEW_SUBSCRIPTION_ORDER,
  treatmentState,
  TREATMENT_ORDER,
} from '@patient/api/model';

const variation = (id: string, variationName: string) => ({
  _id: id,
  variationName,
  frequencyOfReception: ['4', '8'],
  doses: [{ _id: `${id}-5`, price: 100, weight: 5, measure: 'mg' }],
});

const tablets: Product = {
  _id: 'tablets',
  productName: 'Tablets',
  productType: 'ed',
  mainImgUrl: 'https://pictures.test/tablets',
  variations: [variation('sildenafil', 'Sildenafil'), variation('tadalafil', 'Tadalafil')],
};

const gummies: Product = {
  _id: 'gummies',
  productName: 'Gummies',
  productType: 'ed',
  variations: [variation('gummy', 'Gummy')],
};

const uses = { frequencyOfReception: '8' };

const lines = (products: readonly Product[], chosen: TreatmentChoice, order = NEW_SUBSCRIPTION_ORDER) => {
  const { steps, choice } = treatmentState(products, chosen, order);
  return chosenLines(products, steps, choice).map(({ label, value, step }) => [label, value, step]);
};

test.each<[string, readonly Product[], TreatmentChoice, readonly unknown[]]>([
  ['several products and no choice', [tablets, gummies], uses, ['Treatment', undefined, 'DrugPreference']],
  [
    'a chosen product with several medicines',
    [tablets, gummies],
    { ...uses, productId: 'tablets' },
    ['Treatment', 'Tablets', 'DrugPreference'],
  ],
  [
    'a chosen product with one medicine',
    [tablets, gummies],
    { ...uses, productId: 'gummies' },
    ['Treatment', 'Gummies', 'DrugPreference'],
  ],
  ['one product', [tablets], uses, ['Medicine', undefined, 'GenericOptions']],
])('first line of a further treatment with %s', (_name, products, chosen, first) => {
  expect(lines(products, chosen)[0]).toEqual(first);
});

test('a first treatment has no line for the product', () => {
  const chosen = { variationId: 'tadalafil', frequencyOfReception: '8' };
  expect(lines([tablets, gummies], chosen, TREATMENT_ORDER)).toEqual([
    ['Medicine', 'Tadalafil', 'GenericOptions'],
    ['Dose', '5\u00a0mg', undefined],
    ['Uses', '8 uses a month', 'NumberOfUses'],
  ]);
});

test.each([
  ['no product', {}, {}],
  ['a product with a picture', { productId: 'tablets' }, { name: 'Tablets', imageUrl: tablets.mainImgUrl }],
  ['a product without a picture', { productId: 'gummies' }, { name: 'Gummies', imageUrl: undefined }],
])('name and picture of %s', (_name, choice, shown) => {
  expect(chosenProduct([tablets, gummies], choice)).toEqual(shown);
});
