import { expect, test } from 'vitest';
import { percentBetween, ticksFor } from './scale.ts';

test.each([
  ['a decrease', [198, 190, 183, 176], [170, 180, 190, 200]],
  ['an increase', [176, 260], [150, 200, 250, 300]],
  ['a change of one, not enlarged', [176, 177], [175, 180]],
  ['the same value twice', [176, 176], [175, 180]],
  ['a value on the axis', [180, 180], [180, 185]],
  ['fractions', [0.1, 0.35], [0.1, 0.2, 0.3, 0.4]],
  ['negative values', [-4, 5], [-5, 0, 5]],
  ['zero twice', [0, 0], [0, 0.5]],
])('ticks for %s', (_name, values, ticks) => {
  expect(ticksFor(values)).toEqual(ticks);
});

test.each([
  [180, 170, 200, 33.33],
  [170, 170, 200, 0],
  [200, 170, 200, 100],
  [5, 5, 5, 0],
])('%d between %d and %d is at %d percent', (value, start, end, percent) => {
  expect(percentBetween(value, start, end)).toBeCloseTo(percent, 2);
});
