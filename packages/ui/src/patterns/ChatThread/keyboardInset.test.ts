import { expect, test } from 'vitest';
import { keyboardInset } from './keyboardInset.ts';

test.each([
  ['no keyboard', { height: 740, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard', { height: 440, offsetTop: 0, scale: 1 }, 300],
  ['a keyboard, and the page panned by it', { height: 440, offsetTop: 120, scale: 1 }, 180],
  ['fractions of a pixel', { height: 739.6, offsetTop: 0, scale: 1 }, 0],
  ['a visual viewport that is larger for a moment', { height: 800, offsetTop: 0, scale: 1 }, 0],
  ['zoom', { height: 370, offsetTop: 0, scale: 2 }, 0],
])('%s: %j covers %i px', (_case, viewport, covered) => {
  expect(keyboardInset(viewport, 740)).toBe(covered);
});
