import { expect, test } from 'vitest';
import type { Chat, ChatMessage } from '../../client/entities.ts';
import { firstUnread, unreadOf, withListedMessage, withReadChat } from './chats.ts';

const message = (id: string, chatId: string, userId?: string): ChatMessage => ({
  _id: id,
  chatId,
  message: id,
  createdAt: '2026-03-18T15:00:00.000Z',
  ...(userId !== undefined && { userId }),
});
const chats: readonly Chat[] = [
  { _id: 'a', unread: 0, messages: [message('a1', 'a')] },
  { _id: 'b', unread: 1, messages: [message('b1', 'b')] },
  { _id: 'c', unread: 0 },
];
const shown = (list: readonly Chat[]) =>
  list.map(({ _id, unread = 0, messages = [] }) => `${_id}:${unread}:${messages.map((one) => one._id)}`);

test.each([
  ['a new one', message('b2', 'b'), true, ['b:2:b1,b2', 'a:0:a1', 'c:0:']],
  ['one that is shown', message('b2', 'b'), false, ['b:1:b1,b2', 'a:0:a1', 'c:0:']],
  ['a known one', message('a1', 'a'), true, ['a:0:a1', 'b:1:b1', 'c:0:']],
  ['the first of a chat', message('c1', 'c'), true, ['c:1:c1', 'a:0:a1', 'b:1:b1']],
  ['one of a chat that is not listed', message('d1', 'd'), true, ['a:0:a1', 'b:1:b1', 'c:0:']],
])('after %s', (_name, added, isNew, list) => {
  expect(shown(withListedMessage(chats, added, isNew))).toEqual(list);
});

test('chats: adds no unread count if the service returns none', () => {
  const [listed] = withListedMessage([{ _id: 'e' }], message('e1', 'e'), true);
  expect(listed?.unread).toBeUndefined();
});

test('chats: stores no more messages than the service returns', () => {
  let list: readonly Chat[] = chats;
  for (let index = 0; index < 20; index += 1) list = withListedMessage(list, message(`n${index}`, 'a'), true);
  expect(list[0]?.messages).toHaveLength(10);
});

test('a read chat has no unread messages', () => {
  expect(withReadChat(chats, 'b').map(({ unread }) => unread)).toEqual([0, 0, 0]);
});

const talk = [
  message('1', 'a'),
  message('2', 'a', 'me'),
  message('3', 'a', 'doctor'),
  message('4', 'a', 'me'),
  message('5', 'a', 'doctor'),
];
test.each([
  [0, '5', undefined],
  [1, '5', '5'],
  [2, '5', '3'],
  [3, '5', undefined],
  // The loaded chat is older than the list: the unread messages are missing.
  [1, '6', undefined],
  [2, '6', undefined],
  // A message was received after the list was fetched.
  [1, '3', '3'],
  [1, undefined, undefined],
])('chats: %i unread up to %s: the first is %s', (count, newestId, id) => {
  expect(firstUnread(talk, { count, newestId }, 'me')).toBe(id);
});

test.each([
  ['a chat with messages', chats[1], { count: 1, newestId: 'b1' }],
  ['a chat without', { _id: 'd', unread: 0 }, { count: 0, newestId: undefined }],
  ['a chat without a count', { _id: 'e' }, undefined],
  ['no chat', undefined, undefined],
])('unread messages of %s', (_name, chat, unread) => {
  expect(unreadOf(chat)).toEqual(unread);
});
