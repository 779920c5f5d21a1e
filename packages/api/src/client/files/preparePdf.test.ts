import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { preparePdf } from './preparePdf.ts';
import { ascii, joined } from './readBytes.ts';

/** PDFs of one page that qpdf has written; docs/testing.md has the commands. */
const sample = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', `${name}.pdf`)));

const plain = sample('plain');
const ciphers = ['rc4-40', 'rc4-128', 'aes-128', 'aes-256-draft', 'aes-256', 'compressed'];

test.each(ciphers)('a PDF with a password is rejected: %s', async (cipher) => {
  expect((await preparePdf(sample(`password-${cipher}`))).problem).toBe('pdfPassword');
});

test.each(ciphers)('a PDF that only forbids printing is sent: %s', async (cipher) => {
  expect((await preparePdf(sample(`no-printing-${cipher}`))).problem).toBeUndefined();
});

test.each(['plain', 'compressed', 'fast-web-view'])('a PDF that is cut off is rejected: %s', async (name) => {
  const whole = sample(name);
  expect((await preparePdf(whole)).problem).toBeUndefined();
  for (const share of [0.2, 0.6, 0.9])
    expect((await preparePdf(whole.slice(0, whole.length * share))).problem).toBe('pdfIncomplete');
});

test.each(['no-pages', 'no-pages-compressed'])('a PDF without pages is rejected: %s', async (name) => {
  expect((await preparePdf(sample(name))).problem).toBe('pdfEmpty');
});

test('a PDF without pages whose objects cannot be read is sent', async () => {
  const text = String.fromCharCode(...sample('no-pages-compressed'));
  expect((await preparePdf(ascii(text.replace('/Length', '/Lenxxx')))).problem).toBeUndefined();
});

test.each([
  [10_000_000, undefined],
  [10_000_001, 'tooLarge'],
])('a PDF of %i bytes: %s', async (size, problem) => {
  const padded = joined([new Uint8Array(size - plain.length).fill(32), plain]);
  // Spaces behind the header are white space between objects.
  const large = joined([padded.subarray(size - plain.length, size - plain.length + 9), padded.subarray(9)]);
  expect((await preparePdf(large)).problem).toBe(problem);
});

test.each([
  ['a byte-order mark', '\u00ef\u00bb\u00bf'],
  ['a blank line', '\r\n'],
  ['the head of a mail', 'Content-Type: application/pdf\r\n\r\n'],
])('what is before the header: %s is removed', async (_name, before) => {
  const { content } = await preparePdf(joined([ascii(before), plain]));
  expect(new Uint8Array((await content?.arrayBuffer()) ?? [])).toEqual(plain);
});

test('what is before the header stays if the offsets of the file count it', async () => {
  const moved = String.fromCharCode(...plain).replace(
    /startxref\n(\d+)/,
    (_all, at: string) => `startxref\n${Number(at) + 2}`,
  );
  const file = joined([ascii('\r\n'), ascii(moved)]);
  const { content } = await preparePdf(file);
  expect(new Uint8Array((await content?.arrayBuffer()) ?? [])).toEqual(file);
});
