import { expect, test } from 'vitest';
import { preparePhoto, shrinkPhoto } from './preparePhoto.ts';
import { unreachableFile } from './testing/unreachableFile.ts';

test.each([preparePhoto, shrinkPhoto])('a photo that cannot be read says so: %o', async (prepare) => {
  expect(await prepare(unreachableFile('rash.jpg'))).toEqual({ problem: 'unreadable' });
});
