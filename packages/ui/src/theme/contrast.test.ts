import { expect, test } from 'vitest';
import { contrastRatio, luminance } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#7a3fd1', '#7a3fd1', 1],
  // The specification's primary color and #767676, the lightest gray that passes WCAG on white.
  ['#007aff', '#ffffff', 4.02],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('%s on %s has a contrast of %d to 1', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

test('luminance: green has the highest luminance and blue the lowest', () => {
  expect(luminance('#00ff00')).toBeCloseTo(0.7152, 4);
  expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4);
  expect(luminance('#0000ff')).toBeCloseTo(0.0722, 4);
});

test.each(['#fff', 'white', '#ffffff80', '', 'ffffff'])('contrast: rejects "%s"', (value) => {
  expect(() => luminance(value)).toThrow('#rrggbb');
});
