import { expect, test } from 'vitest';
import { stepPosition } from './stepPosition.ts';

const labels = ['Questions', 'Treatment', 'Payment'];

test.each([
  [0, { position: 1, count: 3, label: 'Questions' }],
  [2, { position: 3, count: 3, label: 'Payment' }],
  [3, { position: 3, count: 3, label: 'Payment' }],
  [-1, { position: 1, count: 3, label: 'Questions' }],
  [1.9, { position: 2, count: 3, label: 'Treatment' }],
  [Number.NaN, { position: 1, count: 3, label: 'Questions' }],
])('step %d', (current, expected) => {
  expect(stepPosition(labels, current)).toEqual(expected);
});

test('stepPosition: position 0 without steps', () => {
  expect(stepPosition([], 0)).toEqual({ position: 0, count: 0, label: '' });
});
