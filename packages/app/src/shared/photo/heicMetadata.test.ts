import { describe, expect, test } from 'vitest';
import { heicFile, PLACE } from '#testing/heicSample.ts';
import { withoutMetadata } from './withoutMetadata.ts';

const letters = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []));

describe.each([0, 1, 2] as const)('a photo whose items are listed in version %i', (version) => {
  const photo = heicFile({ version });

  test('privacy 12: loses the place and keeps the picture, where it was', () => {
    expect(letters(photo)).toContain(PLACE);
    const clean = withoutMetadata(photo, 'image/heic');
    expect(letters(clean)).not.toContain(PLACE);
    expect(letters(clean)).toBe(letters(photo).replaceAll(PLACE, '\0'.repeat(PLACE.length)));
  });

  test('is left as it is where it came from', () => {
    const before = letters(photo);
    withoutMetadata(photo, 'image/heic');
    expect(letters(photo)).toBe(before);
  });
});

test('a place among the small things of its head goes too', () => {
  const photo = heicFile({ version: 1, inHead: true });
  expect(letters(photo)).toContain(PLACE);
  expect(letters(withoutMetadata(photo, 'image/heic'))).not.toContain(PLACE);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a head alone', Uint8Array.from('\0\0\0\u0010ftypheic\0\0\0\0', (sign) => sign.charCodeAt(0))],
  ['one cut short', heicFile({ version: 0 }).subarray(0, -1)],
  ['a film beside the picture', heicFile({ version: 0, extra: 'moov' })],
  ['a box that nobody knows', heicFile({ version: 0, extra: 'uuid' })],
  ['a text in the head', heicFile({ version: 0, extraInMeta: 'xml ' })],
  ['a place that lies nowhere', heicFile({ version: 0, offsetOfPlace: 1_000_000 })],
  ['items built of others', heicFile({ version: 1, method: 2 })],
])('%s is not said to be clean', (_, photo) => expect(withoutMetadata(photo, 'image/heic')).toBeUndefined());
