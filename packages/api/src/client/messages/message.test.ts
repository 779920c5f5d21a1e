import { expect, test } from 'vitest';
import { parseMessage, sendOutcome, type Message } from './message.ts';

const queued: Message = {
  state: 'queued',
  key: '1',
  target: { kind: 'chat', chatId: 'a' },
  text: 'Hello',
  at: 1_773_846_000_000,
};
const file = { name: 'photo.jpg', type: 'image/jpeg', content: 'AA==' };

test.each<[string, unknown, boolean]>([
  ['a draft', { state: 'draft', target: { kind: 'topic', topic: 'other' }, text: 'Hello' }, true],
  ['a draft with a file', { state: 'draft', target: queued.target, text: '', file }, true],
  ['a text', queued, true],
  ['a text with a file', { ...queued, file }, true],
  ['a refused one', { ...queued, state: 'failed', refusal: 'Too long' }, true],
  ['one about a topic', { ...queued, target: { kind: 'topic', topic: 'sideEffects' } }, true],
  ['one about a subscription', { ...queued, target: { kind: 'subscription', subscriptionId: 's' } }, true],
  [
    'one about a subscription and a topic',
    { ...queued, target: { kind: 'subscription', subscriptionId: 's', topic: 'sideEffects' } },
    true,
  ],
  ['one about an unknown topic', { ...queued, target: { kind: 'topic', topic: 'toString' } }, false],
  ['one whose file cannot be read', { ...queued, file: { name: 'x' } }, false],
  ['one without a key', { ...queued, key: undefined }, false],
  ['one without a time', { ...queued, at: '2026' }, false],
  ['one in an unknown state', { ...queued, state: 'sent' }, false],
  ['a list', [], false],
  ['nothing', null, false],
])('%s is read from the device: %#', (_what, value, isRead) => {
  const stored: unknown = JSON.parse(JSON.stringify(value));
  expect(parseMessage(stored)).toEqual(isRead ? value : undefined);
});

test.each([
  ['no connection', { kind: 'network', status: 0 }, 'retry'],
  ['a timeout', {}, 'retry'],
  ['a response that cannot be read', { kind: 'malformed', status: 200 }, 'retry'],
  ['a failing service', { kind: 'http', status: 503 }, 'retry'],
  ['too many requests', { kind: 'http', status: 429 }, 'retry'],
  ['a text that is too long', { kind: 'http', status: 400 }, 'refused'],
  ['a chat that is gone', { kind: 'http', status: 404 }, 'refused'],
  ['a file that is too large', { kind: 'http', status: 413 }, 'refused'],
  ['a file that the browser cannot send', { kind: 'unsent', status: 0 }, 'refused'],
  ['a message that is there', { kind: 'http', status: 409 }, 'stored'],
] as const)('%s: %j is %s', (_what, error, outcome) => {
  expect(sendOutcome(error)).toBe(outcome);
});
