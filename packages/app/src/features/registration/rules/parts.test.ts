import { expect, test } from 'vitest';
import { basicsParts, otherTreatments, partToShow, treatmentOfEntry, type BasicsPart } from './parts.ts';

const mens = { id: 'mens', productTypes: ['ed', 'hl', 'wl', 'ag'] };
const product = { id: 'product', productTypes: ['wl', 'ag'] };

test.each([
  [mens, '/ed', 'ed'],
  [mens, '/hairloss', 'hl'],
  [mens, '/WeightLoss/', 'wl'],
  [mens, '/no-such-slug', 'ed'],
  [mens, '/register', undefined],
  [product, '/antiaging', 'ag'],
  [product, '/weightloss', 'wl'],
  [product, '/no-such-slug', undefined],
])('in $id, %s is about %s', (brand, pathname, productType) => {
  expect(treatmentOfEntry(brand, pathname)).toBe(productType);
});

test('other treatments of the brand', () => {
  expect(otherTreatments(mens, 'hl')).toEqual(['ed', 'wl', 'ag']);
  expect(otherTreatments(product, 'wl')).toEqual(['ag']);
});

test.each([
  [false, false, ['place', 'person', 'contact', 'account']],
  [true, false, ['treatment', 'place', 'person', 'contact', 'account']],
  [true, true, ['treatment', 'account']],
  [false, true, ['account']],
])('asks treatment %s, has a patient %s: %j', (asksTreatment, hasPatient, parts) => {
  expect(basicsParts({ asksTreatment, hasPatient })).toEqual(parts);
});

const all = basicsParts({ asksTreatment: false, hasPatient: false });

test.each<[wanted: string | null, done: BasicsPart[], shown: BasicsPart]>([
  [null, [], 'place'],
  ['account', [], 'place'],
  ['nonsense', ['place'], 'place'],
  ['person', ['place'], 'person'],
  ['contact', ['place'], 'person'],
  ['account', ['place', 'person', 'contact'], 'account'],
  ['place', ['place', 'person', 'contact'], 'place'],
  ['treatment', ['place'], 'place'],
  ['account', ['place', 'contact'], 'person'],
])('with %s wanted and %j done, %s is shown', (wanted, done, shown) => {
  expect(partToShow(all, wanted, new Set(done))).toBe(shown);
});
