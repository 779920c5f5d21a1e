import { expect, test } from 'vitest';
import { sizeText, sortFiles } from './fileProblems.ts';

const file = (name: string, type = 'image/jpeg', size = 1000) => ({ name, type, size });
const limits = { accept: ['image/jpeg', 'image/png', '.heic'], maxBytes: 5000, maxFiles: 2 };

test.each([
  ['a photo', file('a.jpg'), undefined],
  ['exactly as large as allowed', file('a.jpg', 'image/jpeg', 5000), undefined],
  ['a type the browser does not know, by its name', file('A.HEIC', ''), undefined],
  ['another type', file('a.pdf', 'application/pdf'), 'type'],
  ['a name alone is no type', file('a.jpg', 'text/html'), 'type'],
  ['too large', file('a.jpg', 'image/jpeg', 5001), 'size'],
  ['nothing in it', file('a.jpg', 'image/jpeg', 0), 'empty'],
])('%s', (_what, one, problem) => {
  expect(sortFiles([one], 0, limits)).toEqual(
    problem === undefined ? { taken: [one], refused: [] } : { taken: [], refused: [{ file: one, problem }] },
  );
});

test('only as many as there is room for, in their order', () => {
  const [a, b, c] = [file('a.jpg'), file('b.jpg'), file('c.jpg')];
  expect(sortFiles([a, b, c], 0, limits).taken).toEqual([a, b]);
  expect(sortFiles([a, b], 1, limits)).toEqual({ taken: [a], refused: [{ file: b, problem: 'count' }] });
});

test('a file that is refused takes no room', () => {
  const [wrong, right] = [file('a.pdf', 'application/pdf'), file('b.jpg')];
  expect(sortFiles([wrong, right], 1, limits).taken).toEqual([right]);
});

test('a family of types, and no limits at all', () => {
  expect(sortFiles([file('a.webp', 'image/webp')], 0, { accept: ['image/*'] }).refused).toEqual([]);
  expect(sortFiles([file('a.bin', '', 9e9)], 99, {}).refused).toEqual([]);
});

test.each([
  [999, '999 bytes'],
  [1000, '1 kB'],
  [640_400, '640 kB'],
  [1_000_000, '1 MB'],
  [10_450_000, '10.5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
