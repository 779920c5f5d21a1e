import { expect, test } from 'vitest';
import { ApiError } from '@patient/api';
import {
  isFurtherTreatment,
  missingTreatments,
  startFailure,
  wantedFirst,
  wantedTreatment,
} from './newSubscription.ts';

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
])('case %#: the treatments a patient does not have', (brand, subscriptions, missing) => {
  expect(missingTreatments(brand, subscriptions)).toEqual(missing);
});

const started = { _id: 'new', status: 'in_progress' };

test.each([
  ['nothing else', [started], false],
  ['another one that is being registered', [started, { _id: 'other', status: 'in_progress' }], false],
  ['another treatment', [{ _id: 'other', status: 'active' }, started], true],
  ['another treatment after it', [started, { _id: 'other', status: 'cancel' }], true],
  [
    'one that a doctor asks more about',
    [{ _id: 'other', status: 'in_progress', registrationDoneDate: '2026-05-01' }, started],
    true,
  ],
])('with %s, it is a further treatment', (_name, subscriptions, isFurther) => {
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
] as const)('case %#: brand %o, slug %s and an earlier %s want %s', (brand, slug, before, wanted) => {
  expect(wantedTreatment(brand, slug, before)).toBe(wanted);
});

test.each([
  ['wl', ['wl', 'ed', 'hl']],
  ['ag', ['ed', 'hl', 'wl']],
  [undefined, ['ed', 'hl', 'wl']],
] as const)('with %s wanted, %j is the order', (wanted, order) => {
  expect(wantedFirst(['ed', 'hl', 'wl'], wanted)).toEqual(order);
});

const failed = (kind: 'http' | 'network' | 'malformed') =>
  new ApiError({ kind, message: 'x', operation: 'POST /api/subscription/start-new' });

test.each([
  [failed('malformed'), 'Failed to create new subscription. Please try again.'],
  [failed('http'), 'An error occurred while creating the subscription. Please try again.'],
  [failed('network'), 'An error occurred while creating the subscription. Please try again.'],
  [new Error('x'), 'An error occurred while creating the subscription. Please try again.'],
])('case %#: %s has the text of the catalogue', (error, message) => {
  expect(startFailure(error)).toBe(message);
});
