import { expect, test } from 'vitest';
import { photoList, type OwnPhoto } from './photoList.ts';

const fetched = new Map([
  ['/a', 'A'],
  ['/b', 'B'],
]);
const sending: OwnPhoto<string> = { id: '1', file: 'one', progress: 0.5 };
const failed: OwnPhoto<string> = { id: '2', file: 'two', error: 'No connection' };
const arrived: OwnPhoto<string> = { id: '3', file: 'three', address: '/b', progress: 1 };

test.each<[string, readonly string[], readonly OwnPhoto<string>[], string]>([
  ['none', [], [], ''],
  ['those of the answer', ['/b', '/a'], [], 'B A'],
  ['none before it is fetched', ['/c', '/a'], [], 'A'],
  ['those of the page behind them', ['/a'], [failed, sending], 'A two one'],
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
