import { expect, test } from 'vitest';
import type { ChatMessage } from '../entities.ts';
import type { Message, Unsent } from './message.ts';
import {
  draftOf,
  messagesAfter,
  nextToSend,
  NO_MESSAGES,
  unsentOf,
  type MessageAction,
  type Messages,
} from './messages.ts';
import type { ChatTarget } from './target.ts';

const chat: ChatTarget = { kind: 'chat', chatId: 'a' };
const topic: ChatTarget = { kind: 'topic', topic: 'other' };
const subscription: ChatTarget = { kind: 'subscription', subscriptionId: 's' };
const file = { name: 'photo.jpg', type: 'image/jpeg', content: 'AA==' };
const other = { ...file, name: 'other.jpg' };
const NOW = 1_773_846_000_000;

const item = (key: string, target: ChatTarget = chat, fields: Partial<Unsent> = {}): Unsent => ({
  state: 'queued',
  key,
  target,
  text: key,
  at: NOW,
  ...fields,
});
const failed = { state: 'failed', refusal: 'no' } as const;
const stored = (key?: string): ChatMessage => ({
  _id: `id of ${key}`,
  chatId: 'a',
  message: 'text',
  createdAt: '2026-03-18T15:00:00.000Z',
  ...(key !== undefined && { idempotencyKey: key }),
});

const stateWith = (...all: readonly Message[]): Messages => ({ ...NO_MESSAGES, all });
const run = (actions: readonly MessageAction[], from: Messages = NO_MESSAGES): Messages =>
  actions.reduce(messagesAfter, from);
const write = (text: string, target: ChatTarget = chat): MessageAction => ({
  type: 'draft',
  target,
  change: { text },
});
const attach = (attached = file, target: ChatTarget = chat): readonly MessageAction[] => [
  { type: 'draft', target, change: { attaching: attached.name } },
  { type: 'attached', pick: attached.name, file: attached },
];
const queue = (key: string, text: string, target: ChatTarget = chat): MessageAction => ({
  type: 'queue',
  target,
  text,
  key,
  now: NOW,
});
const edit = (key: string): MessageAction => ({ type: 'edit', key });
const adopt = (...targets: readonly ChatTarget[]): MessageAction => ({ type: 'adopt', targets, chatId: 'a' });

test.each<[string, readonly Unsent[], string | undefined]>([
  ['nothing', [], undefined],
  ['the oldest message', [item('1'), item('2')], '1'],
  ['no message after a refused one', [item('1', chat, failed), item('2')], undefined],
  ['a message of another chat', [item('1', chat, failed), item('2'), item('3', topic)], '3'],
  ['no file without a chat', [item('1-file', topic, { text: '', file }), item('2', topic)], undefined],
])('messages: sends %s next', (_what, all, key) => {
  expect(nextToSend({ all })?.key).toBe(key);
});

test('the draft becomes an unsent message with a later time than the previous one', () => {
  const state = run([write('Hello '), queue('1', 'Hello'), write('And'), queue('2', 'And')]);
  expect(state.all).toEqual([
    item('1', chat, { text: 'Hello' }),
    item('2', chat, { text: 'And', at: NOW + 1 }),
  ]);
});

test('text and file are one message in a chat, and two messages when they start a chat', () => {
  expect(run([write('Look'), ...attach(), queue('1', 'Look')]).all).toEqual([
    item('1', chat, { text: 'Look', file }),
  ]);
  expect(run([write('Look', topic), ...attach(file, topic), queue('1', 'Look', topic)]).all).toEqual([
    item('1', topic, { text: 'Look' }),
    item('1-file', topic, { text: '', file }),
  ]);
});

test('a file without a text does not start a chat', () => {
  const state = run([...attach(file, topic), queue('1', '', topic)]);
  expect(draftOf(state, topic)).toMatchObject({ file, problem: 'alone' });
  expect(
    run([{ type: 'draft', target: topic, change: { file: undefined, problem: undefined } }], state).all,
  ).toEqual([]);
});

test('a file is attached to the draft it was picked for, unless another file was picked later', () => {
  const picked: readonly MessageAction[] = [
    { type: 'draft', target: topic, change: { attaching: 'first' } },
    { type: 'draft', target: topic, change: { attaching: 'second' } },
    adopt(topic),
    { type: 'attached', pick: 'first', file: other },
    { type: 'attached', pick: 'second', file },
  ];
  expect(draftOf(run(picked), chat)).toMatchObject({ file, attaching: undefined });
  expect(draftOf(run(picked), topic)).toBeUndefined();
});

test('a stored message is removed, and is not shown twice until then', () => {
  const state = stateWith(item('1'), item('2'), item('3', topic));
  const unsent = (shown: readonly ChatMessage[]) => unsentOf(state, chat, shown).map(({ key }) => key);
  expect(unsent([])).toEqual(['1', '2']);
  expect(unsent([stored('1'), stored()])).toEqual(['2']);
  const after = run([{ type: 'stored', messages: [stored(), stored('2'), stored('9')] }], state);
  expect(after.all).toEqual([item('1'), item('3', topic)]);
  expect(run([{ type: 'stored', messages: [stored()] }], after)).toBe(after);
  // The service may not return the key.
  expect(run([{ type: 'stored', messages: [stored()], key: '1' }], after).all).toEqual([item('3', topic)]);
});

test('messages after the first one of a new chat go to that chat until the chat is shown', () => {
  const parts = [item('1', topic), item('1-file', topic, { text: '', file }), item('2', topic, failed)];
  const started = run(
    [{ type: 'stored', messages: [stored('1')] }],
    stateWith(...parts, item('3', subscription)),
  );
  expect(started.all).toEqual([
    item('1-file', chat, { text: '', file }),
    item('2', chat, failed),
    item('3', subscription),
  ]);
  expect(run([write('4', topic), queue('4', '4', topic)], started).all.at(-1)).toMatchObject({
    target: chat,
  });
  const shown = run([adopt()], started);
  expect(run([write('4', topic), queue('4', '4', topic)], shown).all.at(-1)).toMatchObject({ target: topic });
});

test('a shown chat adopts messages and the draft of its subscription only', () => {
  const state = run([write('And', subscription), write('Or', topic)], stateWith(item('1', subscription)));
  const after = run([adopt(subscription)], state);
  expect(unsentOf(after, chat, [])).toEqual([item('1')]);
  expect(draftOf(after, chat)?.text).toBe('And');
  expect(draftOf(after, topic)?.text).toBe('Or');
  expect(run([adopt(subscription)], after)).toBe(after);
});

test('a draft that moves to a chat is appended to its draft, without replacing a file', () => {
  const moved = run([write('Before'), write('And', topic), adopt(topic)]);
  expect(draftOf(moved, chat)?.text).toBe('Before\nAnd');
  const files = run([...attach(other), write('And', topic), ...attach(file, topic), adopt(topic)]);
  expect(draftOf(files, chat)?.file).toBe(other);
  expect(draftOf(files, topic)).toMatchObject({ text: 'And', file });
});

test.each<[string, readonly Unsent[], string]>([
  ['one message', [item('1', chat, { text: 'Look', file })], '1'],
  [
    'two messages, by the text',
    [item('1', topic, { text: 'Look' }), item('1-file', topic, { text: '', file })],
    '1',
  ],
  [
    'two messages, by the file',
    [item('1', topic, { text: 'Look' }), item('1-file', topic, { text: '', file })],
    '1-file',
  ],
])('editing returns text and file of %s to the field', (_what, parts, key) => {
  const [first = item('')] = parts;
  const state = run([write('Next', first.target), edit(key)], stateWith(...parts));
  expect(unsentOf(state, first.target, [])).toEqual([]);
  expect(draftOf(state, first.target)).toMatchObject({ text: 'Next\nLook', file });
  expect(state.focus).toBeDefined();
});

test.each<[string, readonly MessageAction[]]>([
  ['is in the field', attach(other)],
  ['is being prepared', [{ type: 'draft', target: chat, change: { attaching: 'p' } }]],
])('a message with a file cannot be edited while another file %s', (_what, actions) => {
  const state = stateWith(item('1', chat, { file }));
  const before = run([write('Next'), ...actions], state);
  const after = run([edit('1')], before);
  expect(unsentOf(after, chat, [])).toEqual(state.all);
  expect(draftOf(after, chat)).toEqual({ ...draftOf(before, chat), problem: 'occupied' });
  expect(draftOf(run([edit('2')], run([...actions], stateWith(item('2')))), chat)?.text).toBe('2');
});

test('retrying a refused message queues it unchanged', () => {
  const refused = run([{ type: 'refused', key: '1', refusal: 'no' }], stateWith(item('1')));
  expect(refused.all).toEqual([item('1', chat, failed)]);
  expect(run([{ type: 'retry', key: '1' }], refused).all).toEqual([item('1')]);
});

test('restored messages are added once, before newer ones', () => {
  const restored: readonly Message[] = [
    item('1'),
    item('2'),
    { state: 'draft', target: chat, text: 'Before' },
  ];
  const state = run([write('And'), { type: 'restore', messages: restored }], stateWith(item('2'), item('3')));
  expect(unsentOf(state, chat, []).map(({ key }) => key)).toEqual(['1', '2', '3']);
  expect(draftOf(state, chat)?.text).toBe('Before\nAnd');
  const again = run(
    [{ type: 'restore', messages: [{ state: 'draft', target: chat, text: 'Before\nAnd' }] }],
    state,
  );
  expect(again).toBe(state);
});
