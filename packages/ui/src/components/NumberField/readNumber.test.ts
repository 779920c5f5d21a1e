import { expect, test } from 'vitest';
import { numberText, readNumber } from './readNumber.ts';

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
])('"%s" is %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each(['', '-', '.', '.5', '70,5', '12,34', '1,2345', '1.2.3', '1-2', '--1', 'ten', '1e3'])(
  '"%s" is no number',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

test.each([
  ['180 lb', '180'],
  ['70.5', '70.5'],
  ['-3', '-3'],
  ['1,234', '1,234'],
  ['abc', ''],
])('of "%s" the keyboard leaves "%s"', (written, left) => {
  expect(numberText(written)).toBe(left);
});
