import { expect, test } from 'vitest';
import { readEvent } from './events.ts';

const notice = { _id: 'n1', message: 'Hello', createdAt: '2026-03-18T15:00:00.000Z' };
const message = { ...notice, _id: 'm1', chatId: 'c1' };

test.each([
  ['a notification', { event: 'notification', data: notice }, true],
  ['a message', { event: 'new message', data: message }, true],
  ['a message without a chat', { event: 'new message', data: notice }, false],
  ['an unknown event', { event: 'typing', data: message }, false],
  ['a name of Object', { event: 'constructor', data: message }, false],
  ['an event without data', { event: 'notification' }, false],
  ['a notification without an id', { event: 'notification', data: { ...notice, _id: null } }, false],
  ['a notification without a date', { event: 'notification', data: { ...notice, createdAt: 'now' } }, false],
  ['a list', [], false],
])('events: reads %s: %#', (_what, value, isValid) => {
  expect(readEvent(JSON.stringify(value))).toEqual(isValid ? value : undefined);
});

test.each([
  ['data: null', { data: null }],
  ['an id that is null', { data: { chatId: null, orderId: 3 } }],
  ['a text as read mark', { hasRead: 'yes' }],
])('events: drops %s', (_what, fields) => {
  const event = readEvent(JSON.stringify({ event: 'notification', data: { ...notice, ...fields } }));
  const { data, ...rest } = event?.event === 'notification' ? event.data : {};
  expect(rest).toEqual(notice);
  expect(data ?? {}).toEqual({});
});

test.each(['', '{', 'null', '3'])('events: %j is ignored', (text) => {
  expect(readEvent(text)).toBeUndefined();
});

test('a message of bytes on the live connection is ignored', () => {
  expect(readEvent(new ArrayBuffer(4))).toBeUndefined();
});
