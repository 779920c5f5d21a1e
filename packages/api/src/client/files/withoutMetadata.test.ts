import { describe, expect, test } from 'vitest';
import type { PictureType } from '../../model/fileType.ts';
import { closeJpeg } from './jpegMetadata.ts';
import { ascii, joined } from './readBytes.ts';
import { withoutMetadata } from './withoutMetadata.ts';

const LOCATION = 'GPSLatitude 45.5231';
const text = (bytes: Uint8Array | undefined) => bytes && String.fromCharCode(...bytes);

/** Bytes of a number in big-endian order. */
const big = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** (bytes - 1 - place)) % 256);
const little = (value: number, bytes: number) => big(value, bytes).toReversed();

const START = Uint8Array.of(0xff, 0xd8);
const END = Uint8Array.of(0xff, 0xd9);
const segment = (marker: number, ...parts: readonly Uint8Array[]) => {
  const content = joined(parts);
  return joined([Uint8Array.of(0xff, marker), big(content.length + 2, 2), content]);
};

/** Image of two scans, with an escaped 0xFF and a restart marker in its data. */
const picture = joined([
  segment(0xdb, ascii('tables')),
  segment(0xda, ascii('scan')),
  Uint8Array.of(1, 0xff, 0, 2, 0xff, 0xd3, 3),
  segment(0xc4, ascii('more tables')),
  segment(0xda, ascii('scan')),
  Uint8Array.of(4, 5),
]);
const jfif = segment(0xe0, ascii('JFIF\0'), Uint8Array.of(1, 1));
const profile = segment(0xe2, ascii('ICC_PROFILE\0'), ascii('colors'));
const adobe = segment(0xee, ascii('Adobe'), Uint8Array.of(0, 100));

/** Entry of an Exif directory: tag, type, count and value. */
const entry = (number: typeof big, tag: number, type: number, count: number, value: Uint8Array) =>
  joined([number(tag, 2), number(type, 2), number(count, 4), value]);
const orientationEntry = (number: typeof big, orientation: number) =>
  entry(number, 0x01_12, 3, 1, joined([number(orientation, 2), number(0, 2)]));
const tiff = (number: typeof big, ...entries: readonly Uint8Array[]) =>
  joined([
    ascii(number === big ? 'MM' : 'II'),
    number(42, 2),
    number(8, 4),
    number(entries.length, 2),
    ...entries,
    number(0, 4),
  ]);

/** Exif with an orientation and a location, in either byte order. */
const exif = (orientation: number, number: typeof big) => {
  const camera = entry(number, 0x01_0f, 2, 4, ascii('Nova'));
  const directory = tiff(number, camera, orientationEntry(number, orientation));
  return segment(0xe1, ascii('Exif\0\0'), directory, ascii(LOCATION));
};
const orientationOnly = (orientation: number) =>
  segment(0xe1, ascii('Exif\0\0'), tiff(big, orientationEntry(big, orientation)));

describe('privacy 12: a JPEG', () => {
  const clean = joined([START, jfif, profile, adobe, picture, END]);

  test.each([
    ['Exif', [jfif, exif(1, big), profile, adobe, picture, END]],
    [
      'XMP',
      [jfif, segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${LOCATION}`)), profile, adobe, picture, END],
    ],
    ['a comment', [jfif, profile, adobe, segment(0xfe, ascii(LOCATION)), picture, END]],
    ['another segment', [jfif, profile, segment(0xed, ascii(LOCATION)), adobe, picture, END]],
    ['a preview', [jfif, segment(0xe0, ascii(`JFXX\0${LOCATION}`)), profile, adobe, picture, END]],
    ['a second picture', [jfif, profile, adobe, picture, END, START, exif(6, big), picture, END]],
    ['repeated 0xFF before a marker', [jfif, Uint8Array.of(0xff, 0xff), profile, adobe, picture, END]],
    ['damaged Exif', [jfif, segment(0xe1, ascii(`Exif\0\0${LOCATION}`)), profile, adobe, picture, END]],
    [
      'Exif with an offset outside the file',
      [segment(0xe1, ascii('Exif\0\0MM\0*~~~~')), jfif, profile, adobe, picture, END],
    ],
  ])('a JPEG loses %s', (_name, parts) => {
    expect(text(withoutMetadata(joined([START, ...parts]), 'image/jpeg'))).toBe(text(clean));
  });

  test.each([
    [6, big],
    [8, little],
  ])('a JPEG keeps orientation %i', (orientation, number) => {
    const photo = joined([START, exif(orientation, number), picture, END]);
    const expected = joined([START, orientationOnly(orientation), picture, END]);
    expect(text(withoutMetadata(photo, 'image/jpeg'))).toBe(text(expected));
  });

  test('a JPEG is rejected if damaged', () => {
    for (const length of [2, 3, 10, clean.length - 2, clean.length - 1])
      expect(withoutMetadata(clean.subarray(0, length), 'image/jpeg')).toBeUndefined();
    expect(withoutMetadata(joined([START, ascii('text'), picture, END]), 'image/jpeg')).toBeUndefined();
  });
});

const pngChunk = (type: string, content: string) =>
  joined([big(content.length, 4), ascii(type), ascii(content), ascii('csum')]);
const webpChunk = (type: string, content: Uint8Array) =>
  joined([ascii(type), little(content.length, 4), content, new Uint8Array(content.length % 2)]);
const png = (...chunks: readonly Uint8Array[]) => joined([ascii('\u0089PNG\r\n\u001a\n'), ...chunks]);
const webp = (...chunks: readonly Uint8Array[]) => {
  const content = joined([ascii('WEBP'), ...chunks]);
  return joined([ascii('RIFF'), little(content.length, 4), content]);
};
const [header, colors, data, end] = [
  pngChunk('IHDR', 'size'),
  pngChunk('iCCP', 'colors'),
  pngChunk('IDAT', 'picture'),
  pngChunk('IEND', ''),
];
const canvas = (flags: number) => webpChunk('VP8X', Uint8Array.of(flags, 0, 0, 0, 1, 0, 0, 1, 0, 0));
const lossy = webpChunk('VP8 ', ascii('picture'));

test.each<[string, PictureType, Uint8Array, Uint8Array | undefined]>([
  [
    'a PNG',
    'image/png',
    png(header, pngChunk('eXIf', LOCATION), colors, pngChunk('tEXt', LOCATION), data, end, ascii(LOCATION)),
    png(header, colors, data, end),
  ],
  ['a PNG without an end', 'image/png', png(header, data), undefined],
  ['a truncated PNG', 'image/png', png(header, data).subarray(0, -1), undefined],
  [
    'a WebP',
    'image/webp',
    joined([
      webp(canvas(0x1c), lossy, webpChunk('EXIF', ascii(LOCATION)), webpChunk('XMP ', ascii(LOCATION))),
      ascii(LOCATION),
    ]),
    webp(canvas(0x10), lossy),
  ],
  ['a truncated WebP', 'image/webp', webp(lossy).subarray(0, -1), undefined],
  ['an animated WebP', 'image/webp', webp(canvas(2), webpChunk('ANMF', ascii(LOCATION))), undefined],
])('privacy 12: removes the metadata of %s', (_name, type, photo, clean) => {
  expect(text(withoutMetadata(photo, type))).toBe(text(clean));
});

test('a JPEG without an end marker ends before the data that follows it', () => {
  const open = joined([START, jfif, picture]);
  const closed = joined([open, END]);
  expect(text(closeJpeg(open))).toBe(text(closed));
  expect(text(closeJpeg(joined([open, Uint8Array.of(0xff, 0x12), ascii(LOCATION)])))).toBe(text(closed));
  expect(text(closeJpeg(joined([open, Uint8Array.of(0xff, 0xe1, 0xff, 0xff), ascii(LOCATION)])))).toBe(
    text(closed),
  );
  expect(closeJpeg(joined([START, jfif]))).toBeUndefined();
});
