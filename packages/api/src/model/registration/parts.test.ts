import { expect, test } from 'vitest';
import { basicsParts, otherTreatments, partToShow, treatmentOfEntry, type BasicsPart } from './parts.ts';

const mens = { id: 'mens', productTypes: ['ed', 'hl', 'wl', 'ag'] };
const product = { id: 'product', productTypes: ['wl', 'ag'] };

test.each([
  [mens, 'ed', 'ed'],
  [mens, 'hairloss', 'hl'],
  [mens, 'WeightLoss', 'wl'],
  [mens, 'no-such-slug', 'ed'],
  [mens, undefined, undefined],
  [product, 'antiaging', 'ag'],
  [product, 'weightloss', 'wl'],
  [product, 'no-such-slug', undefined],
])('brand $id: treatment of %s is %s', (brand, slug, productType) => {
  expect(treatmentOfEntry(brand, slug)).toBe(productType);
});

test('parts: lists the other treatments of the brand', () => {
  expect(otherTreatments(mens, 'hl')).toEqual(['ed', 'wl', 'ag']);
  expect(otherTreatments(product, 'wl')).toEqual(['ag']);
});

test.each([
  [false, false, ['place', 'person', 'account']],
  [true, false, ['treatment', 'place', 'person', 'account']],
  [true, true, ['treatment', 'account']],
  [false, true, ['account']],
])('needs a treatment: %s, has a patient record: %s, parts: %j', (needsTreatment, hasPatient, parts) => {
  expect(basicsParts({ needsTreatment, hasPatient })).toEqual(parts);
});

const all = basicsParts({ needsTreatment: false, hasPatient: false });

test.each<[requested: string | null, done: BasicsPart[], shown: BasicsPart]>([
  [null, [], 'place'],
  ['account', [], 'place'],
  ['nonsense', ['place'], 'place'],
  ['person', ['place'], 'person'],
  ['account', ['place', 'person'], 'account'],
  ['place', ['place', 'person'], 'place'],
  ['treatment', ['place'], 'place'],
  ['account', ['person'], 'place'],
])('with %s requested and %j done, shows %s', (requested, done, shown) => {
  expect(partToShow(all, requested, new Set(done))).toBe(shown);
});
