import { expect, test } from 'vitest';
import type { OutgoingMessage } from './outgoing.ts';
import { parseOutgoing } from './parseOutgoing.ts';

const written: OutgoingMessage = {
  key: '1',
  target: { kind: 'chat', chatId: 'a' },
  text: 'Hello',
  writtenAt: '2026-03-18T15:00:00.000Z',
};
const file = { name: 'photo.jpg', type: 'image/jpeg', content: 'AA==' };

test.each<[string, unknown, boolean]>([
  ['a text', written, true],
  ['a text with a file', { ...written, file }, true],
  ['a file whose text has arrived', { ...written, text: '', file, part: 'file' }, true],
  ['a refused one', { ...written, refusal: 'Too long' }, true],
  ['one about a topic', { ...written, target: { kind: 'topic', topic: 'sideEffects' } }, true],
  ['one about a subscription', { ...written, target: { kind: 'subscription', subscriptionId: 's' } }, true],
  [
    'one about a subscription and a topic',
    { ...written, target: { kind: 'subscription', subscriptionId: 's', topic: 'sideEffects' } },
    true,
  ],
  ['one about an unknown topic', { ...written, target: { kind: 'topic', topic: 'toString' } }, false],
  ['one whose file cannot be read', { ...written, file: { name: 'x' } }, false],
  ['one without a key', { ...written, key: undefined }, false],
  ['a list', [], false],
  ['nothing', null, false],
])('%s comes back from the device: %#', (_what, value, isRead) => {
  const stored: unknown = JSON.parse(JSON.stringify(value));
  expect(parseOutgoing(stored)).toEqual(isRead ? value : undefined);
});
