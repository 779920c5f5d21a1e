import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { heicFile, LOCATION } from '../testing/index.ts';
import { heicSize } from './heicMetadata.ts';
import { ascii, joined } from './readBytes.ts';
import { withoutMetadata } from './withoutMetadata.ts';

const textOf = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []));

describe.each([0, 1, 2] as const)('a HEIC with iloc version %i', (version) => {
  const photo = heicFile({ version });

  test('privacy 12: loses the location and keeps the image in place', () => {
    expect(textOf(photo)).toContain(LOCATION);
    const clean = withoutMetadata(photo, 'image/heic');
    expect(textOf(clean)).not.toContain(LOCATION);
    expect(textOf(clean)).toBe(textOf(photo).replaceAll(LOCATION, '\0'.repeat(LOCATION.length)));
  });

  test('does not change the input', () => {
    const before = textOf(photo);
    withoutMetadata(photo, 'image/heic');
    expect(textOf(photo)).toBe(before);
  });
});

test('a location in the meta box is removed too', () => {
  const photo = heicFile({ version: 1, inHead: true });
  expect(textOf(photo)).toContain(LOCATION);
  expect(textOf(withoutMetadata(photo, 'image/heic'))).not.toContain(LOCATION);
});

const whole = heicFile({ version: 1 });
const clean = textOf(withoutMetadata(whole, 'image/heic'));
const behind = (...parts: readonly Uint8Array[]) => joined([whole, ...parts]);
/** Start of the video of a motion photo, with its location. */
const video = ascii(`\0\0\0\u0010ftypmp42${LOCATION}`);

test.each([
  ['the video of a motion photo', heicFile({ version: 1, extra: 'mpvd' })],
  ['data of the camera app', heicFile({ version: 1, extra: 'sefd' })],
  ['an unknown box', heicFile({ version: 1, extra: 'uuid' })],
  ['a video without a box', behind(video)],
  ['a trailer', behind(ascii('\0\0\u0030\u000aMotionPhoto_Data'), video, ascii('SEFH\u006b\0\0\0SEFT'))],
  ['a few bytes', behind(ascii('\0\0'))],
])('what follows the picture is left out: %s', (_name, photo) =>
  expect(textOf(withoutMetadata(photo, 'image/heic'))).toBe(clean),
);

test('data that belongs to no part of the picture is overwritten', () => {
  const photo = whole.slice();
  // The last box grows by the text.
  const boxAt = textOf(photo).indexOf('mdat') - 4;
  new DataView(photo.buffer).setUint32(boxAt, whole.length - boxAt + LOCATION.length);
  const grown = joined([photo, ascii(LOCATION)]);
  expect(textOf(withoutMetadata(grown, 'image/heic'))).not.toContain(LOCATION);
});

test('a HEIC of an encoder keeps its picture and its size, and loses its Exif', () => {
  const photo = new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', 'photo.heic')));
  const cleaned = withoutMetadata(photo, 'image/heic');
  expect(textOf(photo)).toContain('Nova');
  expect(textOf(cleaned)).not.toContain('Nova');
  expect(cleaned).toHaveLength(photo.length);
  expect(heicSize(photo)).toEqual({ width: 800, height: 600 });
});

test.each([
  ['an empty file', new Uint8Array()],
  ['a header only', Uint8Array.from('\0\0\0\u0010ftypheic\0\0\0\0', (sign) => sign.charCodeAt(0))],
  ['a truncated file', heicFile({ version: 0 }).subarray(0, -1)],
  ['a sequence of images', heicFile({ version: 0, extra: 'moov' })],
  ['a text in the meta box', heicFile({ version: 0, extraInMeta: 'xml ' })],
  ['a location outside the file', heicFile({ version: 0, locationOffset: 1_000_000 })],
  ['items constructed from others', heicFile({ version: 1, method: 2 })],
])('heicMetadata: %s is rejected', (_, photo) =>
  expect(withoutMetadata(photo, 'image/heic')).toBeUndefined(),
);
