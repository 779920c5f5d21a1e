import { expect, test } from 'vitest';
import { isFurtherTreatment, missingTreatments, requestedFirst, requestedTreatment } from './newTreatment.ts';

const mens = { id: 'mens', productTypes: ['ed', 'hl', 'wl', 'ag'] };
const product = { id: 'product', productTypes: ['wl', 'ag'] };

test.each([
  [mens, [], ['ed', 'hl', 'wl', 'ag']],
  [mens, [{ productType: 'ed', status: 'active' }], ['hl', 'wl', 'ag']],
  [mens, [{ productType: 'ed', status: 'cancel' }], ['ed', 'hl', 'wl', 'ag']],
  [product, [{ productType: 'wl', status: 'pending' }], ['ag']],
  [
    product,
    [
      { productType: 'wl', status: 'cancel' },
      { productType: 'wl', status: 'active' },
      { productType: 'ag', status: 'active' },
    ],
    [],
  ],
])('missing treatments of brand $id, case %#', (brand, subscriptions, missing) => {
  expect(missingTreatments(brand, subscriptions)).toEqual(missing);
});

const started = { _id: 'new', status: 'in_progress' };

test.each([
  ['no other subscription', [started], false],
  ['another registration in progress', [started, { _id: 'other', status: 'in_progress' }], false],
  ['an earlier active subscription', [{ _id: 'other', status: 'active' }, started], true],
  ['a later canceled subscription', [started, { _id: 'other', status: 'cancel' }], true],
  [
    'a submitted registration with questions from a doctor',
    [{ _id: 'other', status: 'in_progress', registrationDoneDate: '2026-05-01' }, started],
    true,
  ],
])('with %s, the registration is for a further treatment: %3$s', (_name, subscriptions, isFurther) => {
  expect(isFurtherTreatment(subscriptions, 'new')).toBe(isFurther);
});

test.each([
  [mens, 'weightloss', undefined, 'wl'],
  [mens, 'anything', undefined, 'ed'],
  [mens, null, 'hl', 'hl'],
  [mens, null, undefined, undefined],
  [product, 'weightloss', 'ag', 'wl'],
  [product, 'anything', undefined, undefined],
  [product, 'hairloss', undefined, undefined],
  [product, null, 'ed', undefined],
] as const)('brand %o, slug %s and ended %s request %s', (brand, slug, ended, requested) => {
  expect(requestedTreatment(brand, slug, ended)).toBe(requested);
});

test.each([
  ['wl', ['wl', 'ed', 'hl']],
  ['ag', ['ed', 'hl', 'wl']],
  [undefined, ['ed', 'hl', 'wl']],
] as const)('with %s requested, the order is %j', (requested, order) => {
  expect(requestedFirst(['ed', 'hl', 'wl'], requested)).toEqual(order);
});
