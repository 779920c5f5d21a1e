import { expect, test, vi } from 'vitest';
import { freeBox, heicFile, unreachableFile } from '../testing/index.ts';
import { MAX_PHOTO_BYTES } from './photoFile.ts';
import { preparePhoto } from './preparePhoto.ts';

const heic = heicFile({ version: 1 });
const largest = new Blob([heic, freeBox(MAX_PHOTO_BYTES - heic.length)]);

test.each([
  ['a file that cannot be read', unreachableFile('rash.jpg'), 'unreadable'],
  ['an empty file', new Blob([]), 'empty'],
  ['another type of file', new Blob(['hello']), 'wrongType'],
  ['a photo that the browser cannot decode', new Blob([Uint8Array.of(0xff, 0xd8, 0xff)]), 'unreadable'],
  ['a HEIC whose location cannot be removed', new Blob([heic.subarray(0, -1)]), 'unreadableHeic'],
  ['a HEIC of 10 MB, sent unchanged', largest, undefined],
  ['a HEIC of more than 10 MB', new Blob([heic, freeBox(MAX_PHOTO_BYTES)]), 'tooLarge'],
])('privacy 12: problem of %s', async (_name, file, problem) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No decoder')));
  expect((await preparePhoto(file)).problem).toBe(problem);
});
