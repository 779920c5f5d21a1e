import { expect, test } from 'vitest';
import { adultCategories, categoryOf, positionOf, rangeOf } from './scale.ts';

test.each([
  [12, 'Underweight'],
  [18.4, 'Underweight'],
  [18.5, 'Healthy weight'],
  [24.9, 'Healthy weight'],
  [25, 'Overweight'],
  [29.9, 'Overweight'],
  [30, 'Obesity'],
  [55, 'Obesity'],
])('%d is %s', (value, label) => {
  expect(categoryOf(value, adultCategories)?.label).toBe(label);
});

test.each([
  [15, 0],
  [27.5, 50],
  [40, 100],
  [10, 0],
  [60, 100],
])('on a scale from 15 to 40, %d is at %d percent', (value, percent) => {
  expect(positionOf(value, 15, 40)).toBe(percent);
});

test('BMI ranges are adjacent and do not overlap', () => {
  expect(adultCategories.map((_, index) => rangeOf(adultCategories, index))).toEqual([
    [undefined, 18.4],
    [18.5, 24.9],
    [25, 29.9],
    [30, undefined],
  ]);
});
