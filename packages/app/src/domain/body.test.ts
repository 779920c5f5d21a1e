import { expect, test } from 'vitest';
import { bodyMassIndex, heightText } from './body.ts';

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
