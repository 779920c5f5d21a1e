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
  ['a refused message', { ...queued, state: 'failed', refusal: 'Too long' }, true],
  ['a message about a topic', { ...queued, target: { kind: 'topic', topic: 'sideEffects' } }, true],
  [
    'a message about a subscription',
    { ...queued, target: { kind: 'subscription', subscriptionId: 's' } },
    true,
  ],
  [
    'a message about a subscription and a topic',
    { ...queued, target: { kind: 'subscription', subscriptionId: 's', topic: 'sideEffects' } },
    true,
  ],
  ['a message about an unknown topic', { ...queued, target: { kind: 'topic', topic: 'toString' } }, false],
  ['a message with an invalid file', { ...queued, file: { name: 'x' } }, false],
  ['a message without a key', { ...queued, key: undefined }, false],
  ['a message without a time', { ...queued, at: '2026' }, false],
  ['a message in an unknown state', { ...queued, state: 'sent' }, false],
  ['a list', [], false],
  ['null', null, false],
])('message: parses %s: %#', (_what, value, isValid) => {
  const stored: unknown = JSON.parse(JSON.stringify(value));
  expect(parseMessage(stored)).toEqual(isValid ? value : undefined);
});

test.each([
  ['no connection', { kind: 'network', status: 0 }, 'retry'],
  ['a timeout', {}, 'retry'],
  ['an unreadable response', { kind: 'malformed', status: 200 }, 'retry'],
  ['a failing service', { kind: 'http', status: 503 }, 'retry'],
  ['too many requests', { kind: 'http', status: 429 }, 'retry'],
  ['a text that is too long', { kind: 'http', status: 400 }, 'refused'],
  ['an unknown chat', { kind: 'http', status: 404 }, 'refused'],
  ['a file that is too large', { kind: 'http', status: 413 }, 'refused'],
  ['a file that the browser cannot send', { kind: 'unsent', status: 0 }, 'refused'],
  ['a message that is already stored', { kind: 'http', status: 409 }, 'stored'],
] as const)('message: %s: %j is %s', (_what, error, outcome) => {
  expect(sendOutcome(error)).toBe(outcome);
});
