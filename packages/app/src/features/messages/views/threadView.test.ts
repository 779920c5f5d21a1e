import { expect, test } from 'vitest';
import type { ChatMessage, ChatPeer } from '@patient/api';
import type { Unsent } from '@patient/api/messages';
import {
  createShownMessages,
  keyOfShown,
  peerHref,
  peerName,
  shownMessage,
  shownUnsent,
} from './threadView.ts';
import { doctorPeer } from '@patient/api/model';

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
  files: new Map([['m1', { url: 'blob:1', name: 'a.png' }]]),
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
  [{ _id: 's', roles: ['support'], firstName: '', lastName: 'Berg' }, 'Support Berg', undefined],
  [{ _id: 's', roles: ['doctor'], lastName: 'Lee' }, 'Dr. Lee', undefined],
  [doctor, 'Dr. Lena Lee', '/doctor-info/d%2F1'],
])('threadView: %j is %s', (peer, name, href) => {
  expect([peerName(peer), peerHref(peer)]).toEqual([name, href]);
});

test('a doctor without a chat is shown like one with a chat', () => {
  const peer = doctorPeer({
    _id: 'd/1',
    user: { firstName: 'Lena', lastName: 'Lee' },
  });
  expect([peerName(peer), peerHref(peer)]).toEqual([peerName(doctor), peerHref(doctor)]);
});

test.each([
  ['sent', { whoHaveRead: ['me'] }, { isOwn: true, state: 'sent', kind: 'text', text: 'Hello', id: 'm1' }],
  ['read', { whoHaveRead: ['me', 'u-lee'] }, { state: 'read' }],
  ['under its key', { idempotencyKey: 'k' }, { id: 'k' }],
  [
    'a file under its key',
    { idempotencyKey: 'k', messageType: 'image', fileName: 'a.png' },
    { id: 'k file', kind: 'image', text: 'a.png', fileUrl: 'blob:1', fileName: 'a.png' },
  ],
  ['of the doctor', { userId: 'u-lee', userName: 'Dr. Lena Lee' }, { isOwn: false, name: 'Dr. Lena Lee' }],
  ['with a file that has no name', { messageType: 'file', message: '/1' }, { kind: 'file', text: 'File' }],
  ['with a picture that has no name', { messageType: 'image', message: '/1' }, { text: '' }],
  ['of an unknown type', { messageType: 'html' }, { kind: 'text' }],
  ['of the name of a property', { messageType: 'constructor' }, { kind: 'text' }],
])('a message %s', (_what, fields, bubble) => {
  expect(shownMessage({ ...message, ...fields }, options)).toMatchObject(bubble);
});

test('a message of the doctor has no state of its own', () => {
  expect(shownMessage({ ...message, userId: 'u-lee' }, options)).not.toHaveProperty('state');
});

const unsent: Unsent = {
  state: 'queued',
  key: 'k',
  target: { kind: 'chat', chatId: 'c' },
  text: 'Look',
  at: Date.parse(message.createdAt),
};
const file = { name: 'photo.jpg', type: 'image/jpeg', content: '' };
test.each<[string, Partial<Unsent>, string | undefined, readonly string[]]>([
  ['waits', {}, undefined, ['k unsent']],
  ['is being sent', {}, 'k', ['k sending']],
  ['was refused', { state: 'failed', refusal: 'Too long' }, undefined, ['k failed']],
  ['has a file', { file }, 'k', ['k sending', 'k file sending']],
  ['is a file alone', { text: '', file }, undefined, ['k file unsent']],
  ['is a file whose text is being sent', { key: 'k-file', text: '', file }, 'k', ['k-file file sending']],
])('an unsent message that %s', (_what, fields, sending, bubbles) => {
  const shown = shownUnsent({ ...unsent, ...fields }, sending ? { sending: { key: sending } } : {}, options);
  expect(shown.map(({ id, state }) => `${id} ${state}`)).toEqual(bubbles);
  expect(new Set(shown.map(({ id }) => keyOfShown(id)))).toEqual(new Set([fields.key ?? 'k']));
});

test.each<[string, Partial<Unsent>, unknown]>([
  ['waits', {}, expect.stringMatching(/We'll send this at 10:43\sAM\.$/)],
  ['was refused', { state: 'failed', refusal: 'Too long' }, 'Too long'],
])('an unsent message that %s says why while the service accepts none', (_what, fields, problem) => {
  const retryAt = new Date(2026, 10, 28, 10, 42, 20).getTime();
  expect(shownUnsent({ ...unsent, ...fields }, { retryAt }, options)).toMatchObject([{ problem }]);
});

test('createShownMessages returns the same object for the same message', () => {
  const show = createShownMessages(options);
  expect(show(message)).toEqual(shownMessage(message, options));
  expect(show(message)).toBe(show(message));
});
