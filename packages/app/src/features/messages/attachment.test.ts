import { expect, test } from 'vitest';
import { isPdf, pdfProblem } from './attachment.ts';

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
