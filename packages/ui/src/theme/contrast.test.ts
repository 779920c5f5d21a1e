import { expect, test } from 'vitest';
import { contrastRatio, luminance } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#7a3fd1', '#7a3fd1', 1],
  // Figures of the specification's primary colour and of WCAG's own #767676, the lightest grey that passes on white.
  ['#007aff', '#ffffff', 4.02],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('%s on %s measures %d to 1', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
});

test('green is the lightest of the primaries and blue the darkest', () => {
  expect(luminance('#00ff00')).toBeCloseTo(0.7152, 4);
  expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4);
  expect(luminance('#0000ff')).toBeCloseTo(0.0722, 4);
});

test.each(['#fff', 'white', '#ffffff80', '', 'ffffff'])('"%s" cannot be measured', (value) => {
  expect(() => luminance(value)).toThrow('#rrggbb');
});
