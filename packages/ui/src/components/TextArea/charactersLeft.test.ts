import { expect, test } from 'vitest';
import { countCharactersLeft } from './charactersLeft.ts';

test.each([
  ['', 500, 500, false],
  ['a'.repeat(449), 500, 51, false],
  ['a'.repeat(450), 500, 50, true],
  ['a'.repeat(500), 500, 0, true],
  ['a'.repeat(503), 500, -3, true],
  ['a'.repeat(79), 100, 21, false],
  ['a'.repeat(80), 100, 20, true],
  ['💊💊', 30, 28, false],
])('charactersLeft: %j of %i leaves %i', (text, limit, left, isNear) => {
  expect(countCharactersLeft(text, limit)).toEqual({ left, isNear });
});
