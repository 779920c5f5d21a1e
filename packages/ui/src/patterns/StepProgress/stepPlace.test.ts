import { expect, test } from 'vitest';
import { stepPlace } from './stepPlace.ts';

const labels = ['Questions', 'Treatment', 'Payment'];

test.each([
  [0, { place: 1, count: 3, label: 'Questions' }],
  [2, { place: 3, count: 3, label: 'Payment' }],
  [3, { place: 3, count: 3, label: 'Payment' }],
  [-1, { place: 1, count: 3, label: 'Questions' }],
  [1.9, { place: 2, count: 3, label: 'Treatment' }],
  [Number.NaN, { place: 1, count: 3, label: 'Questions' }],
])('step %d', (current, expected) => {
  expect(stepPlace(labels, current)).toEqual(expected);
});

test('no steps are no place', () => {
  expect(stepPlace([], 0)).toEqual({ place: 0, count: 0, label: '' });
});
