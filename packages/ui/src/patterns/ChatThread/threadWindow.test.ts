import { expect, test } from 'vitest';
import { openingSize, pageSize, threadWindow } from './threadWindow.ts';

const messages = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }));

test('threadWindow: a chat opens with few messages and adds more', () => {
  expect(openingSize).toBeLessThan(pageSize);
});

test.each([
  ['within the opening', '90', 76],
  ['near', '60', 60],
  ['too far away', '35', 76],
  ['unknown', 'x', 76],
  ['none', undefined, 76],
])('first unread message %s', (_where, firstUnread, live) => {
  expect(threadWindow(messages(0, 100), undefined, 0, firstUnread)).toEqual({ live, start: live });
});

test.each([
  ['none', messages(0, 0), undefined, 0, { live: 0, start: 0 }],
  ['few', messages(0, 7), undefined, 0, { live: 0, start: 0 }],
  ['the last of many', messages(0, 10_000), undefined, 0, { live: 9_976, start: 9_976 }],
  ['new messages at the end', messages(0, 60), '5', 0, { live: 5, start: 5 }],
  ['requested older messages', messages(0, 10_000), '9950', 50, { live: 9_950, start: 9_900 }],
  ['clamped to the oldest message', messages(0, 60), '10', 50, { live: 10, start: 0 }],
  ['loaded older messages are not live', messages(-50, 50), '0', 50, { live: 50, start: 0 }],
  ['reset for another chat', messages(100, 200), '7', 0, { live: 76, start: 76 }],
])('%s', (_what, ids, firstLive, older, expected) => {
  expect(threadWindow(ids, firstLive, older)).toEqual(expected);
});
