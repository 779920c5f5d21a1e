import { expect, test } from 'vitest';
import type { ChatMessage } from '@patient/api';
import {
  nextToSend,
  outcomeOfFailure,
  pendingOf,
  restOf,
  sentKey,
  settledBy,
  toBegunChat,
  type OutgoingMessage,
} from './outgoing.ts';
import type { ChatTarget } from './topics.ts';

const item = (key: string, chatId: string, refusal?: string): OutgoingMessage => ({
  key,
  target: { kind: 'chat', chatId },
  text: key,
  writtenAt: '2026-03-18T15:00:00.000Z',
  ...(refusal !== undefined && { refusal }),
});
const sent = (key?: string): ChatMessage => ({
  _id: `id of ${key}`,
  chatId: 'a',
  message: 'text',
  createdAt: '2026-03-18T15:00:00.000Z',
  ...(key !== undefined && { idempotencyKey: key }),
});

test.each([
  ['nothing', [], undefined],
  ['the oldest', [item('1', 'a'), item('2', 'a')], '1'],
  ['nothing behind a refused one', [item('1', 'a', 'no'), item('2', 'a')], undefined],
  ['one of another chat', [item('1', 'a', 'no'), item('2', 'a'), item('3', 'b')], '3'],
])('sends %s next', (_what, items, key) => {
  expect(nextToSend(items, [])?.key).toBe(key);
});

/** Refused before its subscription's chat began on another device. */
const refusedForSubscription: OutgoingMessage = {
  ...item('1', '', 'no'),
  target: { kind: 'subscription', subscriptionId: 's' },
};

test('a message that was refused for a subscription holds up those of its chat', () => {
  const chats = [{ _id: 'a', subscriptionId: 's' }, { _id: 'b', subscriptionId: 't' }, { _id: 'c' }];
  const next = (chatId: string) => nextToSend([refusedForSubscription, item('2', chatId)], chats)?.key;
  expect(['a', 'b', 'c'].map(next)).toEqual([undefined, '2', '2']);
});

test.each<[string, ChatTarget, string | undefined]>([
  ['those of every chat', { kind: 'chat', chatId: 'a' }, undefined],
  ['none of another subscription', { kind: 'subscription', subscriptionId: 't' }, '2'],
  ['none of a topic', { kind: 'topic', topic: 'other' }, '2'],
])('until the chats are known, it holds up %s', (_what, target, key) => {
  expect(nextToSend([refusedForSubscription, { ...item('2', ''), target }], undefined)?.key).toBe(key);
});

test('what was written behind the first message of a new chat belongs to that chat', () => {
  const topic = { kind: 'topic', topic: 'other' } as const;
  const items = [
    item('1', 'a'),
    { ...item('2', ''), target: topic },
    { ...item('3', '', 'no'), target: topic },
  ];
  expect(toBegunChat(items, topic, 'new')).toEqual([item('2', 'new'), item('3', 'new', 'no')]);
});

test('what the service has is not pending any more', () => {
  const items = [item('1', 'a'), item('2', 'a'), item('3', 'b')];
  const keys = (messages: ChatMessage[]) =>
    pendingOf(items, ['/user/chat?chatId=a'], messages).map(({ key }) => key);
  expect(keys([])).toEqual(['1', '2']);
  expect(keys([sent('1'), sent()])).toEqual(['2']);
  const byKey = new Map(items.map((one) => [one.key, one]));
  expect(settledBy(byKey, [sent(), sent('2'), sent('9')])).toEqual([{ key: '2', rest: undefined }]);
});

const file = { name: 'photo.jpg', type: 'image/jpeg', content: 'AA==' };
const first = { ...item('1', ''), target: { kind: 'topic', topic: 'other' } as const, file };
const picture = (key: string): ChatMessage => ({ ...sent(key), messageType: 'image' });

test('the file of a first message follows its text, under a key of its own, in the same place', () => {
  const rest = restOf(first, [sent('1')]);
  expect(rest).toEqual({ ...item('1', 'a'), text: '', file, part: 'file' });
  expect(sentKey(first)).toBe('1');
  expect(rest && sentKey(rest)).toBe('1-file');
  expect(rest && settledBy(new Map([['1', rest]]), [sent('1')])).toEqual([]);
  expect(rest && settledBy(new Map([['1', rest]]), [sent('1'), picture('1-file')])).toEqual([
    { key: '1', rest: undefined },
  ]);
});

test.each([
  ['a text alone', { ...first, file: undefined }, [sent('1')]],
  ['what a chat got at once', { ...item('1', 'a'), file }, [sent('1'), picture('1')]],
  ['what was sent to the chat that another one began', first, [sent('1'), picture('1')]],
  ['what has not arrived', first, []],
])('of %s nothing is left', (_what, { file: attached, ...message }, stored) => {
  expect(restOf({ ...message, ...(attached && { file: attached }) }, stored)).toBeUndefined();
});

test.each([
  ['no connection', { kind: 'network', status: 0 }, 'retry'],
  ['a timeout', {}, 'retry'],
  ['an answer that cannot be read', { kind: 'malformed', status: 200 }, 'retry'],
  ['a service in trouble', { kind: 'http', status: 503 }, 'retry'],
  ['too many requests', { kind: 'http', status: 429 }, 'retry'],
  ['a text that is too long', { kind: 'http', status: 400 }, 'refused'],
  ['a chat that is gone', { kind: 'http', status: 404 }, 'refused'],
  ['a file that is too large', { kind: 'http', status: 413 }, 'refused'],
  ['a file that the browser cannot send', { kind: 'unsent', status: 0 }, 'refused'],
  ['a message that is there', { kind: 'http', status: 409 }, 'arrived'],
] as const)('%s: %j is %s', (_what, error, outcome) => {
  expect(outcomeOfFailure(error, item('1', 'a'))).toBe(outcome);
});

test('a conflict leaves the file of a first message to the patient', () => {
  expect(outcomeOfFailure({ kind: 'http', status: 409 }, first)).toBe('refused');
});
