import { expect, test } from 'vitest';
import { keepNumberCharacters, parseNumber } from './parseNumber.ts';

test.each([
  ['180', 180],
  [' 180 ', 180],
  ['0', 0],
  ['007', 7],
  ['70.5', 70.5],
  ['70.', 70],
  ['-3', -3],
  ['1,234', 1234],
  ['1,234,567.8', 1234567.8],
])('"%s" parses as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['', '-', '.', '.5', '70,5', '12,34', '1,2345', '1.2.3', '1-2', '--1', 'ten', '1e3'])(
  '"%s" is not a number',
  (text) => {
    expect(parseNumber(text)).toBeUndefined();
  },
);

test.each([
  ['180 lb', '180'],
  ['70.5', '70.5'],
  ['-3', '-3'],
  ['1,234', '1,234'],
  ['abc', ''],
])('"%s" keeps "%s"', (typed, kept) => {
  expect(keepNumberCharacters(typed)).toBe(kept);
});
