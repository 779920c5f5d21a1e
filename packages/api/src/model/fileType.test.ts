import { expect, test } from 'vitest';
import { fileTypeOf } from './fileType.ts';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** First box of an ISO base media file: length, 'ftyp', brand, version and compatible brands. */
const box = (...brands: string[]) => {
  const [brand = '', ...compatible] = brands;
  const body = `ftyp${brand}\0\0\0\0${compatible.join('')}`;
  return `\0\0\0${String.fromCharCode(body.length + 4)}${body}`;
};

test.each([
  ['a JPEG of a camera', '\xff\xd8\xff\xe1\0\x18Exif', 'image/jpeg'],
  ['a JPEG of a scanner', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['a HEIC of a phone', box('heic', 'mif1', 'heic'), 'image/heic'],
  ['a HEIC with a generic major brand', box('mif1', 'heic'), 'image/heic'],
  ['a sequence of HEICs', box('hevc', 'msf1'), 'image/heic'],
  ['a PDF', '%PDF-1.7\n', 'application/pdf'],
  ['an AVIF', box('avif', 'mif1', 'miaf'), undefined],
  ['an image without a known brand', box('mif1', 'miaf'), undefined],
  ['a HEIC brand in the version field', `\0\0\0\x10ftypmif1heic`, undefined],
  ['a brand after the first box', `${box('mif1')}heicheic`, undefined],
  ['a video', box('isom', 'mp41'), undefined],
  ['a GIF', 'GIF89a', undefined],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', undefined],
  ['an HTML page', '<!doctype html><script>', undefined],
  ['an HTML page with a PNG signature', '<html>\x89PNG\r\n\x1a\n', undefined],
  ['a sound in the same container as WebP', 'RIFF\x24\0\0\0WAVEfmt ', undefined],
  ['a zip', 'PK\x03\x04', undefined],
  ['a program', 'MZ\x90\0', undefined],
  ['a PDF after a byte-order mark', '\xef\xbb\xbf%PDF-1.7', 'application/pdf'],
  ['a PDF after a blank line', '\r\n%PDF-1.7', 'application/pdf'],
  ['a PDF after the head of a mail', `Content-Type: application/pdf\r\n\r\n%PDF-1.7`, 'application/pdf'],
  ['a PDF header at the last place', `${' '.repeat(1_019)}%PDF-`, 'application/pdf'],
  ['a PDF header behind it', `${' '.repeat(1_020)}%PDF-`, undefined],
  ['the start of a PNG', '\x89PNG', undefined],
  ['an empty first box', '\0\0\0\x08ftyp', undefined],
  ['nothing', '', undefined],
])('fileType: %s', (_what, content, type) => {
  expect(fileTypeOf(latin1(content))).toBe(type);
});

test('fileType: reads a file in the middle of a larger buffer from its start', () => {
  const inside = latin1(`....${box('heic')}`).subarray(4);
  expect(fileTypeOf(inside)).toBe('image/heic');
});
