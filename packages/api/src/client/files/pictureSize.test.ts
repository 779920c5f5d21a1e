import { expect, test } from 'vitest';
import { isSmaller, scalingSteps, uploadSize } from './pictureSize.ts';

const sizeOf = ([width = 0, height = 0]: readonly number[]) => ({ width, height });

test.each([
  ['a phone photo', [4000, 3000], [2666, 2000]],
  ['the same, upright', [3000, 4000], [2000, 2666]],
  ['the longest with 2,000 px on its shorter side', [2000, 6000], [2000, 6000]],
  ['a small one', [640, 480], [640, 480]],
  ['50 megapixels', [8660, 5774], [2999, 2000]],
  ['a long screenshot', [1080, 10_800], [1080, 10_800]],
  ['a longer one', [1080, 20_000], [804, 14_907]],
])('pictureSize: %s of %j is sent as %j', (_name, from, to) => {
  expect(uploadSize(sizeOf(from))).toEqual(sizeOf(to));
});

test('a picture that a canvas cannot hold is not sent', () => {
  expect(uploadSize({ width: 1080, height: 30_000 })).toBeUndefined();
});

test.each([
  ['less than half', [3000, 2000], [2000, 1333], [[2000, 1333]]],
  [
    'a third',
    [8064, 6048],
    [2666, 2000],
    [
      [4032, 3024],
      [2666, 2000],
    ],
  ],
  [
    'an eighth',
    [4000, 3000],
    [512, 384],
    [
      [2000, 1500],
      [1000, 750],
      [512, 384],
    ],
  ],
  // The half has 27 megapixels, too much for a canvas on iOS.
  [
    'a sixth',
    [12_000, 9000],
    [2000, 1500],
    [
      [3000, 2250],
      [2000, 1500],
    ],
  ],
  ['the same', [640, 480], [640, 480], [[640, 480]]],
])('scaling to %s', (_name, from, to, steps) => {
  expect(scalingSteps(sizeOf(from), sizeOf(to))).toEqual(steps.map(sizeOf));
});

test.each([
  [[600, 360], false],
  [[360, 600], false],
  [[599, 360], true],
  [[600, 359], true],
  [[1, 1], true],
])('pictureSize: %j is smaller than 600 x 360: %s', (size, is) => {
  expect(isSmaller(sizeOf(size), { width: 600, height: 360 })).toBe(is);
});
