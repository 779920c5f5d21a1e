import { expect, test } from 'vitest';
import { unsentPhotos, type PhotoOnPage } from './unsentPhotos.ts';

const there: PhotoOnPage = { progress: 1 };
const onItsWay: PhotoOnPage = { progress: 0.4 };
const failed: PhotoOnPage = { error: 'no line' };

test.each<[what: string, photos: readonly PhotoOnPage[], unsent: ReturnType<typeof unsentPhotos>]>([
  ['no photo', [], undefined],
  ['photos that are there', [there, there, {}], undefined],
  ['one that has just begun', [{ progress: 0 }], 'sending'],
  ['one on its way', [there, onItsWay], 'sending'],
  ['one that failed', [there, failed], 'failed'],
  ['one that failed, and one on its way', [onItsWay, failed], 'failed'],
])('%s', (_, photos, unsent) => expect(unsentPhotos(photos)).toBe(unsent));
