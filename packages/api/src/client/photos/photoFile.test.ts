import { expect, test } from 'vitest';
import { photoSize, photoType, uploadName } from './photoFile.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const jpeg = bytes('\u00ff\u00d8\u00ff\u00e1 rest');

test.each([
  [jpeg, 'image/jpeg'],
  [bytes('\u0089PNG\r\n\u001a\n'), 'image/png'],
  [bytes('RIFF....WEBPVP8 '), 'image/webp'],
  [bytes('....ftypheic....'), 'image/heic'],
  [bytes('....ftypmif1....'), 'image/heic'],
  [bytes('....ftypmp42....'), undefined],
  [bytes('RIFF....WAVE'), undefined],
  [bytes('%PDF-1.7'), undefined],
  [bytes('<svg onload="x">'), undefined],
  [bytes(''), undefined],
])('privacy 12: detects the type of content %# as %s', (first, type) => expect(photoType(first)).toBe(type));

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [2000, 2000, 2000, 2000],
  [640, 480, 640, 480],
  [10_000, 1, 2000, 1],
])('%i x %i is sent as %i x %i', (width, height, wide, high) => {
  expect(photoSize(width, height)).toEqual({ width: wide, height: high });
});

test.each([
  ['image/jpeg', 'photo.jpg'],
  ['image/png', 'photo.png'],
  ['image/webp', 'photo.webp'],
  ['image/heic', 'photo.heic'],
])('a file of type %s is sent as %s', (type, name) => expect(uploadName('photo', type)).toBe(name));
