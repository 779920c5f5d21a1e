import { expect, test } from 'vitest';
import { formatSize, isPdf, pdfProblem } from './attachment.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['%PDF-1.7', true],
  ['%PD', false],
  ['<html>', false],
  ['', false],
])('%j is a PDF: %s', (text, is) => {
  expect(isPdf(bytes(text))).toBe(is);
});

test.each([
  [0, 'empty'],
  [1, undefined],
  [10_000_000, undefined],
  [10_000_001, 'tooLarge'],
])('a PDF of %i bytes: %s', (size, problem) => {
  expect(pdfProblem(size)).toBe(problem);
});

test.each([
  [1, '1 kB'],
  [240_400, '240 kB'],
  [999_400, '999 kB'],
  [999_600, '1.0 MB'],
  [1_240_000, '1.2 MB'],
])('%i bytes are %s', (size, text) => {
  expect(formatSize(size)).toBe(text);
});
