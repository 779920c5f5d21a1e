import { describe, expect, test } from 'vitest';
import { bodyMassIndex, inchesOf, isHeight, isWeight } from './body.ts';

describe('a height', () => {
  test.each([
    ['5 feet 11 inches', 71],
    ['6 feet', 72],
    ['5 feet 7.5 inches', 67.5],
    [71, 71],
    ['71', undefined],
    ["5'11", undefined],
    ['some feet', undefined],
    [Number.NaN, undefined],
    [null, undefined],
  ])('of %j is %j inches', (height, inches) => {
    expect(inchesOf(height)).toBe(inches);
  });

  test.each([
    [36, true],
    [35.9, false],
    [107, true],
    [108, false],
    ['5 feet 11 inches', true],
    ['59 feet', false],
    ['tall', false],
  ])('of %j is a person’s: %s', (height, expected) => {
    expect(isHeight(height)).toBe(expected);
  });
});

test.each([
  [176, true],
  [50, true],
  [49.9, false],
  [1000, true],
  [1001, false],
  ['176', false],
  [Number.NaN, false],
])('a weight of %j is a person’s: %s', (weight, expected) => {
  expect(isWeight(weight)).toBe(expected);
});

test.each([
  ['5 feet 9 inches', 176, 26],
  [69, 176, 26],
  [71, 200, 27.9],
  ['6 feet 2 inches', 250, 32.1],
  [undefined, 176, undefined],
  [69, undefined, undefined],
  [0, 176, undefined],
])('height %j and weight %j make a BMI of %j', (height, weight, bmi) => {
  expect(bodyMassIndex(height, weight)).toBe(bmi);
});
