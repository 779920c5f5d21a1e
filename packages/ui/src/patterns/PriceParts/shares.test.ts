import { expect, test } from 'vitest';
import { shares } from './shares.ts';

test.each([
  { cents: [6000, 2000, 2000], added: [60, 20, 20], takenOff: 0 },
  { cents: [6000, 4000, -1000], added: [60, 40, 0], takenOff: 10 },
  { cents: [5000, -9000], added: [100, 0], takenOff: 100 },
  { cents: [0, 0], added: [0, 0], takenOff: 0 },
  { cents: [-500], added: [0], takenOff: 0 },
  { cents: [], added: [], takenOff: 0 },
])('$cents is drawn as $added, $takenOff taken off', ({ cents, added, takenOff }) => {
  expect(shares(cents)).toEqual({ added, takenOff });
});

test('what is added fills the bar', () => {
  const { added } = shares([3333, 3333, 3334, -1]);
  expect(added.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100);
});
