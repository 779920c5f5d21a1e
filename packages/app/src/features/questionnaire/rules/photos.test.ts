import { expect, test } from 'vitest';
import { photoList, unsentPhotos, type OwnPhoto } from './photos.ts';

const fetched = new Map([
  ['/a', 'A'],
  ['/b', 'B'],
]);
const sending: OwnPhoto<string> = { id: '1', file: 'one', progress: 0.5 };
const refused: OwnPhoto<string> = { id: '2', file: 'two', error: 'No connection' };
const arrived: OwnPhoto<string> = { id: '3', file: 'three', address: '/b', progress: 1 };

test.each<[string, readonly string[], readonly OwnPhoto<string>[], string]>([
  ['none', [], [], ''],
  ['those of the answer', ['/b', '/a'], [], 'B A'],
  ['none before it is fetched', ['/c', '/a'], [], 'A'],
  ['those of the page behind them', ['/a'], [refused, sending], 'A two one'],
  ['one that has arrived as it was chosen, and once', ['/a', '/b'], [arrived, sending], 'A three one'],
  ['what is sent, once it is prepared', [], [{ ...sending, sent: 'small' }], 'small'],
  ['none that was removed elsewhere', ['/a'], [arrived, sending], 'A one'],
])('shows %s', (_what, answered, own, expected) => {
  expect(
    photoList(answered, own, fetched)
      .map(({ file }) => file)
      .join(' '),
  ).toBe(expected);
});

const there: Partial<OwnPhoto<string>> = { progress: 1 };
const onItsWay: Partial<OwnPhoto<string>> = { progress: 0.4 };
const failed: Partial<OwnPhoto<string>> = { error: 'no line' };

test.each<
  [what: string, photos: readonly Partial<OwnPhoto<string>>[], unsent: ReturnType<typeof unsentPhotos>]
>([
  ['no photo', [], undefined],
  ['photos that are there', [there, there, {}], undefined],
  ['one that has just begun', [{ progress: 0 }], 'sending'],
  ['one on its way', [there, onItsWay], 'sending'],
  ['one that failed', [there, failed], 'failed'],
  ['one that failed, and one on its way', [onItsWay, failed], 'failed'],
])('%s', (_, photos, unsent) => expect(unsentPhotos(photos)).toBe(unsent));
