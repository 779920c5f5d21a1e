import { expect, test } from 'vitest';
import { pageSize, threadWindow } from './threadWindow.ts';

const messages = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => ({ id: String(from + place) }));

test('50 messages are on the page at first', () => {
  expect(pageSize).toBe(50);
});

test.each([
  ['none', messages(0, 0), undefined, 0, { live: 0, start: 0 }],
  ['a few', messages(0, 7), undefined, 0, { live: 0, start: 0 }],
  ['the last 50 of many', messages(0, 10_000), undefined, 0, { live: 9_950, start: 9_950 }],
  ['what comes since is added at the end', messages(0, 60), '5', 0, { live: 5, start: 5 }],
  ['older ones on asking', messages(0, 10_000), '9950', 50, { live: 9_950, start: 9_900 }],
  ['no more than there are', messages(0, 60), '10', 50, { live: 10, start: 0 }],
  ['older ones that arrive stay unannounced', messages(-50, 50), '0', 50, { live: 50, start: 0 }],
  ['another chat begins anew', messages(100, 200), '7', 0, { live: 50, start: 50 }],
])('%s', (_what, ids, firstLive, older, expected) => {
  expect(threadWindow(ids, firstLive, older)).toEqual(expected);
});
