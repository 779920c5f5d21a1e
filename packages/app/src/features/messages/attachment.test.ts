import { expect, test } from 'vitest';
import { unreachableFile } from '@patient/api/testing';
import { isPdf, pdfProblem, prepareAttachment } from './attachment.ts';

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

test('a file that cannot be read is not attached, with the reason', async () => {
  expect(await prepareAttachment(unreachableFile('report.pdf'))).toEqual({ problem: 'unreadable' });
});
