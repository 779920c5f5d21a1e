import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { freeBox, heicFile, unreachableFile } from '../testing/index.ts';
import { MAX_FILE_BYTES, type FilePlace } from './places.ts';
import { prepareFile } from './prepareFile.ts';
import { ascii, joined } from './readBytes.ts';

const sample = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', name)));
const heic = heicFile({ version: 1 });
const largest = new Blob([heic, freeBox(MAX_FILE_BYTES - heic.length)]);
const pdf = sample('plain.pdf');
/** JPEG with the parts that a decoder needs, but no picture. */
const jpeg = joined([
  Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 4),
  ascii('pixels'),
  Uint8Array.of(0xff, 0xd9),
]);

afterEach(() => void vi.unstubAllGlobals());

const withoutDecoder = () =>
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No decoder')));

test.each<[name: string, file: Blob, place: FilePlace, problem: string | undefined]>([
  ['a file that cannot be read', unreachableFile('rash.jpg'), 'id', 'unavailable'],
  ['a PDF that cannot be read', unreachableFile('report.pdf'), 'chat', 'unavailable'],
  ['an empty file', new Blob([]), 'id', 'empty'],
  ['another type of file', new Blob(['hello'], { type: 'image/jpeg' }), 'id', 'wrongType'],
  ['a PDF in a chat', new Blob([pdf]), 'chat', undefined],
  ['a PDF with the type of a photo', new Blob([pdf], { type: 'image/jpeg' }), 'chat', undefined],
  ['a PDF where a photo is needed', new Blob([pdf]), 'question', 'wrongType'],
  ['a photo that is only a header', new Blob([Uint8Array.of(0xff, 0xd8, 0xff)]), 'id', 'unreadable'],
  ['a HEIC whose location cannot be removed', new Blob([heic.subarray(0, -1)]), 'id', 'unreadableHeic'],
  ['a HEIC of 10 MB, sent unchanged', largest, 'id', undefined],
  ['a HEIC of more than 10 MB', new Blob([heic, freeBox(MAX_FILE_BYTES)]), 'id', 'tooLarge'],
  ['a HEIC of 800 x 600', new Blob([sample('photo.heic')]), 'id', undefined],
])('privacy 12: problem of %s', async (_name, file, place, problem) => {
  withoutDecoder();
  expect((await prepareFile(file, place)).problem).toBe(problem);
});

test('a JPEG that the browser can only decode smaller is decoded smaller', async () => {
  const decode = vi
    .fn<typeof createImageBitmap>()
    .mockRejectedValueOnce(new Error('Too large'))
    .mockResolvedValueOnce({ width: 2_000, height: 200, close: () => undefined });
  vi.stubGlobal('createImageBitmap', decode);
  // The height is too small for an ID, so the picture has been decoded.
  expect(await prepareFile(new Blob([jpeg]), 'id')).toEqual({ problem: 'tooSmall' });
  expect(decode).toHaveBeenLastCalledWith(expect.any(Blob), {
    imageOrientation: 'from-image',
    resizeWidth: 2_000,
  });
});

test('a whole JPEG that the browser cannot decode is sent without its metadata', async () => {
  withoutDecoder();
  const comment = joined([Uint8Array.of(0xff, 0xfe, 0, 10), ascii('location')]);
  const file = new Blob([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
  const { content } = await prepareFile(file, 'id');
  expect(new Uint8Array((await content?.arrayBuffer()) ?? [])).toEqual(jpeg);
});
