import { expect, test } from 'vitest';
import { bodyMassIndex, heightText, inchesOf, isHeight, isWeight } from './body.ts';

test.each([
  ['5 feet 11 inches', 71],
  ['6 feet', 72],
  ['5 feet 7.5 inches', 67.5],
  [71, 71],
  ['71', 71],
  ['71 in', undefined],
  ["5'11", undefined],
  [0, undefined],
  [-3, undefined],
  ['some feet', undefined],
  [Number.NaN, undefined],
  [null, undefined],
])('a height: %j is %j inches', (height, inches) => {
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
  ['71', false],
  [null, false],
])('a height: %j is possible: %s', (height, expected) => {
  expect(isHeight(height)).toBe(expected);
});

test.each([
  ['5 feet 11 inches', '5 feet 11 inches'],
  ['6 feet', '6 feet'],
  [71, '5 feet 11 inches'],
  [72, '6 feet 0 inches'],
  [71.6, '6 feet 0 inches'],
  ['71', '5 feet 11 inches'],
  [0, undefined],
  [-3, undefined],
  [Number.NaN, undefined],
  ['', undefined],
  ['tall', undefined],
  [null, undefined],
  [undefined, undefined],
])('a height: %j is shown as %j', (height, text) => {
  expect(heightText(height)).toBe(text);
});

test('a height in inches survives the conversion to text and back', () => {
  const all = Array.from({ length: 120 }, (_, index) => index + 1);
  expect(all.map((inches) => inchesOf(heightText(inches)))).toEqual(all);
});

test.each([
  [176, true],
  [50, true],
  [49.9, false],
  [1000, true],
  [1001, false],
  ['176', false],
  ['176 lb', false],
  [undefined, false],
  [Number.NaN, false],
])('a weight of %j is possible: %s', (weight, expected) => {
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
  expect(bodyMassIndex({ height, weight })).toBe(bmi);
});

test.each([
  ['the value of the service', { bmi: 24.4, height: 70, weight: 300 }, 24.4],
  ['the value of the service as text', { bmi: '24.4' }, 24.4],
  ['70 in, 170 lb', { height: 70, weight: 170 }, 24.4],
  ['the same as text', { height: '5 feet 10 inches', weight: '170' }, 24.4],
  ['pounds with their unit', { height: 70, weight: '170 lb' }, undefined],
  ['whole feet', { height: '6 feet', weight: 184 }, 25],
  ['no service value yet', { bmi: 0, height: 64, weight: 120 }, 20.6],
  ['a height without digits', { height: 'many feet', weight: 170 }, undefined],
  ['nothing', {}, undefined],
])('the body mass index with %s', (_name, measures, bmi) => {
  expect(bodyMassIndex(measures)).toBe(bmi);
});
