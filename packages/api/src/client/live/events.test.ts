import { expect, test } from 'vitest';
import { readIncoming } from './events.ts';

const notice = { _id: 'n1', message: 'Hello', createdAt: '2026-03-18T15:00:00.000Z' };
const message = { ...notice, _id: 'm1', chatId: 'c1' };

test.each([
  ['a notification', { event: 'notification', data: notice }, true],
  ['a message', { event: 'new message', data: message }, true],
  ['a message without a chat', { event: 'new message', data: notice }, false],
  ['an unknown event', { event: 'typing', data: message }, false],
  ['an event without data', { event: 'notification' }, false],
  ['a notification without a text', { event: 'notification', data: { _id: 'n1' } }, false],
  ['a list', [], false],
])('parses %s: %#', (_what, value, isValid) => {
  expect(readIncoming(JSON.stringify(value))).toEqual(isValid ? value : undefined);
});

test.each(['', '{', 'null', '3'])('%j is ignored', (text) => {
  expect(readIncoming(text)).toBeUndefined();
});

test('bytes are ignored', () => {
  expect(readIncoming(new ArrayBuffer(4))).toBeUndefined();
});
