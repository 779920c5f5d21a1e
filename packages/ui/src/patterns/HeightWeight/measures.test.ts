import { expect, test } from 'vitest';
import {
  centimetersOf,
  heightOfCentimeters,
  heightOfFeet,
  heightProblem,
  heightText,
  inchesOf,
  kilogramsOf,
  poundsOf,
  weightProblem,
} from './measures.ts';

test.each([
  [5, 9, '5 feet 9 inches'],
  [6, null, '6 feet 0 inches'],
  [6, 0, '6 feet 0 inches'],
  [5, 12, null],
  [5, -1, null],
  [5.5, 0, null],
  [5, 9.5, null],
  [null, 9, null],
])('%s feet and %s inches are %s', (feet, inches, height) => {
  expect(heightOfFeet(feet, inches)).toBe(height);
});

test.each([
  [175, '5 feet 9 inches'],
  [152.4, '5 feet 0 inches'],
  [183, '6 feet 0 inches'],
  [0, null],
  [null, null],
])('%s cm are %s', (centimeters, height) => {
  expect(heightOfCentimeters(centimeters)).toBe(height);
});

test('a height is read as it was written', () => {
  const all = Array.from({ length: 120 }, (_, inches) => inches);
  expect(all.map((inches) => inchesOf(heightText(inches)))).toEqual(all);
});

test.each(['', '5 ft 9', 'five feet', null, undefined])('%s is no height', (height) => {
  expect(inchesOf(height)).toBeNull();
});

test.each([
  [36, 91],
  [69, 175],
  [107, 272],
])('%d inches are %d cm, and back', (inches, centimeters) => {
  expect(centimetersOf(inches)).toBe(centimeters);
  expect(heightOfCentimeters(centimeters)).toBe(heightText(inches));
});

test.each([
  [50, 22.7],
  [180, 81.6],
  [1000, 453.6],
])('%d lb are %d kg', (pounds, kilograms) => {
  expect(kilogramsOf(pounds)).toBe(kilograms);
  expect(poundsOf(kilograms)).toBeCloseTo(pounds, 0);
});

test.each([
  [null, 'missing'],
  ['2 feet 11 inches', 'range'],
  ['3 feet 0 inches', undefined],
  ['8 feet 11 inches', undefined],
  ['9 feet 0 inches', 'range'],
] as const)('a height of %s: %s', (height, problem) => {
  expect(heightProblem(height)).toBe(problem);
});

test.each([
  [null, 'missing'],
  [49.9, 'range'],
  [50, undefined],
  [1000, undefined],
  [1000.1, 'range'],
] as const)('a weight of %s: %s', (pounds, problem) => {
  expect(weightProblem(pounds)).toBe(problem);
});
