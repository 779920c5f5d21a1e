import { expect, test } from 'vitest';
import {
  inchesToCentimeters,
  inchesToFeet,
  centimetersToInches,
  feetToInches,
  poundsToKilograms,
  kilogramsToPounds,
  invalidHeightParts,
} from './measures.ts';

test.each([
  [5, 9, 69],
  [6, null, 72],
  [6, 0, 72],
  [0, 11, 11],
  [0, 0, null],
  [5, 12, null],
  [5, -1, null],
  [5.5, 0, null],
  [5, 9.5, null],
  [null, 9, null],
])('%s ft %s in is %s in', (feet, inches, height) => {
  expect(feetToInches(feet, inches)).toBe(height);
});

test.each([
  [null, null, ['feet']],
  [null, 9, ['feet']],
  [null, 14, ['feet', 'inches']],
  [5, 14, ['inches']],
  [5, -1, ['inches']],
  [12, 0, ['feet']],
])('the invalid parts of %s ft %s in are %j', (feet, inches, parts) => {
  expect(invalidHeightParts(feet, inches)).toEqual(parts);
});

test('measures: every height in feet and inches converts to centimeters and back', () => {
  const all = Array.from({ length: 120 }, (_, index) => index + 1);
  expect(all.map((inches) => feetToInches(...inchesToFeet(inches)))).toEqual(all);
});

test.each([
  [175, 69],
  [152.4, 60],
  [183, 72],
  [1, null],
  [0, null],
  [null, null],
])('%s cm is %s in', (centimeters, height) => {
  expect(centimetersToInches(centimeters)).toBe(height);
});

test.each([
  [36, 91],
  [69, 175],
  [107, 272],
])('%d in is %d cm, and back', (inches, centimeters) => {
  expect(inchesToCentimeters(inches)).toBe(centimeters);
  expect(centimetersToInches(centimeters)).toBe(inches);
});

test.each([
  [50, 22.7],
  [180, 81.6],
  [1000, 453.6],
])('%d lb is %d kg', (pounds, kilograms) => {
  expect(poundsToKilograms(pounds)).toBe(kilograms);
  expect(kilogramsToPounds(kilograms)).toBeCloseTo(pounds, 0);
});
