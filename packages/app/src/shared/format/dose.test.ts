import { expect, test } from 'vitest';
import { formatDose } from './dose.ts';

test.each([
  [0.25, 'mg', '0.25\u00A0mg'],
  ['5', 'ml', '5\u00A0ml'],
  [0.025, '%', '0.025%'],
  [0.25, undefined, '0.25'],
  [undefined, 'mg', undefined],
  [null, null, undefined],
  [0, 'mg', undefined],
])('dose: %s %s is shown as %s', (weight, measure, text) => expect(formatDose(weight, measure)).toBe(text));
