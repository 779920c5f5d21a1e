import { expect, test } from 'vitest';
import { cutText, MAX_TEXT_LENGTH } from './cutText.ts';

test.each([
  ['', 5, ''],
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['abc😀defg', 5, 'abc…'],
  ['ab😀cdefg', 5, 'ab😀…'],
])('cutText: %j in %i characters: %j', (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
});

test('cutText: truncates a megabyte of text to the limit', () => {
  expect(cutText('x'.repeat(1_000_000))).toHaveLength(MAX_TEXT_LENGTH);
});
