import { expect, test } from 'vitest';
import type { Chat } from '@patient/api';
import { chatRow, chatTitle } from './chatRows.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');
const message = {
  _id: 'm',
  chatId: 'a',
  message: '/service/api/file/1',
  createdAt: '2026-03-16T15:00:00.000Z',
};

test.each([
  ['without anything', { _id: 'a' }, { title: 'Support', peerName: 'Support', unread: 0 }],
  [
    'with a text',
    { _id: 'a', messages: [{ ...message, message: 'Hello' }] },
    { lastMessage: 'Hello', time: 'Mar 16, 2026' },
  ],
  [
    'with a picture',
    { _id: 'a', messages: [{ ...message, messageType: 'image' }] },
    { lastMessage: 'Photo' },
  ],
  [
    'with a document',
    { _id: 'a', messages: [{ ...message, messageType: 'file', fileName: 'a.pdf' }] },
    { lastMessage: 'a.pdf' },
  ],
  ['with less than nothing unread', { _id: 'a', unread: -2 }, { unread: 0 }],
  [
    'with a doctor',
    {
      _id: 'a&b',
      variationName: 'Weekly',
      users: [{ _id: 'd', roles: ['doctor'], firstName: 'Lena', lastName: 'Lee' }],
    },
    { href: '/user/chat?chatId=a%26b', title: 'Weekly', peerName: 'Dr. Lena Lee' },
  ],
] satisfies [string, Chat, object][])('a chat %s', (_what, chat, row) => {
  expect(chatRow(chat, NOW)).toMatchObject(row);
});

test.each([
  [{}, 'Support'],
  [{ variationName: 'Weekly', topic: 'side effects' }, 'Side effects · Weekly'],
  [{ variationName: 'Weekly' }, 'Weekly'],
  [{ variationName: 'Support', topic: 'side effects' }, 'Side effects'],
  [{ topic: 'photo/ID' }, 'Photo or ID'],
])('chatRows: %j is shown as %s', (chat, title) => {
  expect(chatTitle(chat)).toBe(title);
});
