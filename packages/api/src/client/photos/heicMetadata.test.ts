import { describe, expect, test } from 'vitest';
import { heicFile, LOCATION } from '../testing/index.ts';
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

test.each([
  ['an empty file', new Uint8Array()],
  ['a header only', Uint8Array.from('\0\0\0\u0010ftypheic\0\0\0\0', (sign) => sign.charCodeAt(0))],
  ['a truncated file', heicFile({ version: 0 }).subarray(0, -1)],
  ['a video beside the image', heicFile({ version: 0, extra: 'moov' })],
  ['an unknown box', heicFile({ version: 0, extra: 'uuid' })],
  ['a text in the meta box', heicFile({ version: 0, extraInMeta: 'xml ' })],
  ['a location outside the file', heicFile({ version: 0, locationOffset: 1_000_000 })],
  ['items constructed from others', heicFile({ version: 1, method: 2 })],
])('%s is rejected', (_, photo) => expect(withoutMetadata(photo, 'image/heic')).toBeUndefined());
