import { expect, test } from 'vitest';
import { bodyMassIndex, heightText, inchesOf, isHeight, isWeight } from './body.ts';

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
])('height %j reads %j', (height, text) => {
  expect(heightText(height)).toBe(text);
});

test.each([
  ['5 feet 11 inches', 71],
  ['6 feet', 72],
  [71, 71],
  ['71', 71],
  ['many feet', undefined],
  [0, undefined],
  [null, undefined],
])('height %j is %j inches', (height, inches) => {
  expect(inchesOf(height)).toBe(inches);
});

test('a height is stored as it was given', () => {
  const all = Array.from({ length: 120 }, (_, place) => place + 1);
  expect(all.map((inches) => inchesOf(heightText(inches)))).toEqual(all);
});

test.each([
  ['2 feet 11 inches', false],
  ['3 feet', true],
  [36, true],
  [107, true],
  ['9 feet 0 inches', false],
  ['tall', false],
  [null, false],
])('%j is a height: %j', (height, is) => {
  expect(isHeight(height)).toBe(is);
});

test.each([
  [49.9, false],
  [50, true],
  [1000, true],
  [1000.1, false],
  [undefined, false],
])('%j lb are a weight: %j', (weight, is) => {
  expect(isWeight(weight)).toBe(is);
});

test.each([
  ['the service knows', { bmi: 24.4, height: 70, weight: 300 }, 24.4],
  ['the service knows, as text', { bmi: '24.4' }, 24.4],
  ['70 in, 170 lb', { height: 70, weight: 170 }, 24.4],
  ['the same in words', { height: '5 feet 10 inches', weight: '170' }, 24.4],
  ['whole feet in words', { height: '6 feet', weight: 184 }, 25],
  ['no service value yet', { bmi: 0, height: 64, weight: 120 }, 20.6],
  ['no weight', { height: 70 }, undefined],
  ['no height', { weight: 170 }, undefined],
  ['height zero', { height: 0, weight: 170 }, undefined],
  ['height without figures', { height: 'many feet', weight: 170 }, undefined],
  ['nothing', {}, undefined],
])('body mass index when %s', (_name, measures, bmi) => {
  expect(bodyMassIndex(measures)).toBe(bmi);
});
