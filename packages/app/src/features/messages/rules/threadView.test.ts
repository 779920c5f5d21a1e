import { expect, test } from 'vitest';
import type { ChatMessage, ChatPeer } from '@patient/api';
import { bubbleOf, keyOfBubble, peerHref, peerName, pendingBubbles } from './threadView.ts';

const doctor: ChatPeer = {
  _id: 'u-lee',
  roles: ['doctor'],
  firstName: 'Lena',
  lastName: 'Lee',
  doctor: { _id: 'd/1' },
};
const options = {
  userId: 'me',
  now: Date.parse('2026-03-18T15:00:00.000Z'),
  peer: doctor,
  fileUrls: new Map([['m1', 'blob:1']]),
};
const message: ChatMessage = {
  _id: 'm1',
  chatId: 'c',
  message: 'Hello',
  createdAt: '2026-03-18T14:00:00.000Z',
  userId: 'me',
};

test.each([
  [undefined, 'Support', undefined],
  [{ _id: 's', roles: ['support'] }, 'Support', undefined],
  [{ _id: 's', roles: ['support'], firstName: 'Ann' }, 'Ann', undefined],
  [doctor, 'Dr. Lena Lee', '/doctor-info/d%2F1'],
])('%j is %s', (peer, name, href) => {
  expect([peerName(peer), peerHref(peer)]).toEqual([name, href]);
});

test.each([
  ['sent', { whoHaveRead: ['me'] }, { isOwn: true, state: 'sent', kind: 'text', text: 'Hello', id: 'm1' }],
  ['read', { whoHaveRead: ['me', 'u-lee'] }, { state: 'read' }],
  ['under its key', { idempotencyKey: 'k' }, { id: 'k' }],
  [
    'a file under its key',
    { idempotencyKey: 'k', messageType: 'image', fileName: 'a.png' },
    { id: 'k file', kind: 'image', text: 'a.png', fileUrl: 'blob:1' },
  ],
  [
    'of the doctor',
    { userId: 'u-lee', userName: 'Dr. Lena Lee' },
    { isOwn: false, name: 'Dr. Lena Lee', nameHref: '/doctor-info/d%2F1' },
  ],
  ['with a file that has no name', { messageType: 'file', message: '/1' }, { kind: 'file', text: 'File' }],
  ['with a picture that has no name', { messageType: 'image', message: '/1' }, { text: '' }],
  ['of an unknown type', { messageType: 'html' }, { kind: 'text' }],
  ['of the name of a property', { messageType: 'constructor' }, { kind: 'text' }],
])('a message %s', (_what, fields, bubble) => {
  expect(bubbleOf({ ...message, ...fields }, options)).toMatchObject(bubble);
});

test('a message of the doctor has no state of its own', () => {
  expect(bubbleOf({ ...message, userId: 'u-lee' }, options)).not.toHaveProperty('state');
});

const pending = {
  key: 'k',
  target: { kind: 'chat', chatId: 'c' },
  text: 'Look',
  writtenAt: message.createdAt,
} as const;
const file = { name: 'photo.jpg', type: 'image/jpeg', content: '' };
test.each([
  ['waits', pending, undefined, ['k unsent']],
  ['is on its way', pending, 'k', ['k sending']],
  ['was refused', { ...pending, refusal: 'Too long' }, undefined, ['k failed']],
  ['has a file', { ...pending, file }, 'k', ['k sending', 'k file sending']],
  ['is a file alone', { ...pending, text: '', file }, undefined, ['k file unsent']],
])('an unsent message that %s', (_what, item, sending, bubbles) => {
  const shown = pendingBubbles(item, { sending, share: 0.5 }, options);
  expect(shown.map(({ id, state }) => `${id} ${state}`)).toEqual(bubbles);
  expect(shown.map(({ id }) => keyOfBubble(id))).toEqual(shown.map(() => 'k'));
});
