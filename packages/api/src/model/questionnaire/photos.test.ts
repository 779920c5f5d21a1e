import { expect, test } from 'vitest';
import { photoList, unsentPhotos, type OwnPhoto } from './photos.ts';

const fetched = new Map([
  ['/a', 'A'],
  ['/b', 'B'],
]);
const uploading: OwnPhoto<string> = { id: '1', file: 'one', progress: 0.5 };
const failed: OwnPhoto<string> = { id: '2', file: 'two', error: 'No connection' };
const warned: OwnPhoto<string> = { id: '4', file: 'four', warning: 'Dark' };
const uploaded: OwnPhoto<string> = { id: '3', file: 'three', url: '/b', progress: 1 };

test.each<[string, readonly string[], readonly OwnPhoto<string>[], string]>([
  ['nothing without photos', [], [], ''],
  ['saved photos', ['/b', '/a'], [], 'B A'],
  ['only saved photos that are fetched', ['/c', '/a'], [], 'A'],
  ['photos of this page after saved ones', ['/a'], [failed, uploading], 'A two one'],
  ['an uploaded photo once, as chosen', ['/a', '/b'], [uploaded, uploading], 'A three one'],
  ['the prepared file', [], [{ ...uploading, sent: 'small' }], 'small'],
  ['no photo that was removed elsewhere', ['/a'], [uploaded, uploading], 'A one'],
])('photos: shows %s', (_what, answered, own, expected) => {
  expect(
    photoList(answered, own, fetched)
      .map(({ file }) => file)
      .join(' '),
  ).toBe(expected);
});

test.each<
  [what: string, photos: readonly Partial<OwnPhoto<string>>[], unsent: ReturnType<typeof unsentPhotos>]
>([
  ['no photo', [], undefined],
  ['uploaded photos', [uploaded, uploaded, {}], undefined],
  ['an upload that has just started', [{ progress: 0 }], 'sending'],
  ['a pending upload', [uploaded, uploading], 'sending'],
  ['a failed upload', [uploaded, failed], 'failed'],
  ['a pending and a failed upload', [uploading, failed], 'failed'],
  ['a photo with a warning', [uploading, warned], 'warned'],
  ['a failed upload and a photo with a warning', [warned, failed], 'failed'],
])('unsent state of %s', (_, photos, unsent) => expect(unsentPhotos(photos)).toBe(unsent));
