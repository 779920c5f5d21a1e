import { expect, test } from 'vitest';
import { checkFiles, sizeText } from './checkFiles.ts';

const file = (name: string, size = 1000) => ({ name, size });
const limits = { maxBytes: 5000, maxFiles: 2 };

test.each([
  ['a photo', file('a.jpg'), undefined],
  ['a name that says another type', file('a.txt'), undefined],
  ['exactly the maximum size', file('a.jpg', 5000), undefined],
  ['too large', file('a.jpg', 5001), 'size'],
])('checkFiles: %s', (_what, one, problem) => {
  expect(checkFiles([one], 0, limits)).toEqual(
    problem === undefined
      ? { accepted: [one], rejected: [] }
      : { accepted: [], rejected: [{ file: one, problem }] },
  );
});

test('checkFiles: accepts files in order until the maximum count', () => {
  const [a, b, c] = [file('a.jpg'), file('b.jpg'), file('c.jpg')];
  expect(checkFiles([a, b, c], 0, limits).accepted).toEqual([a, b]);
  expect(checkFiles([a, b], 1, limits)).toEqual({ accepted: [a], rejected: [{ file: b, problem: 'count' }] });
});

test('a rejected file does not count toward the maximum', () => {
  const [wrong, right] = [file('a.jpg', 5001), file('b.jpg')];
  expect(checkFiles([wrong, right], 1, limits).accepted).toEqual([right]);
});

test('no limits', () => {
  expect(checkFiles([file('a.bin', 9e9)], 99, {}).rejected).toEqual([]);
});

test.each([
  [999, '999 bytes'],
  [1000, '1 kB'],
  [640_400, '640 kB'],
  [999_499, '999 kB'],
  [999_600, '1 MB'],
  [1_000_000, '1 MB'],
  [10_450_000, '10.5 MB'],
])('checkFiles: %i bytes is shown as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
