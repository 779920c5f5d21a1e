import { expect, test } from 'vitest';
import { threadRows, type ChatThreadMessage } from './threadRows.ts';

const textMessage = (id: string, rest: Partial<ChatThreadMessage> = {}): ChatThreadMessage => ({
  id,
  text: id,
  name: 'Dr. Wong',
  isOwn: false,
  day: '11-20-2026',
  time: '10:42',
  ...rest,
});

const shown = (messages: readonly ChatThreadMessage[], from?: number, to?: number) =>
  threadRows(messages, from, to).map(
    ({ message, isFirstOfDay, isContinued }) =>
      `${isFirstOfDay ? `${message.day}: ` : ''}${isContinued ? '+' : ''}${message.id}`,
  );

test.each<[string, ChatThreadMessage[], string[]]>([
  ['nothing', [], []],
  ['one', [textMessage('a')], ['11-20-2026: a']],
  ['the same writer goes on', [textMessage('a'), textMessage('b')], ['11-20-2026: a', '+b']],
  [
    'another writer',
    [textMessage('a'), textMessage('b', { isOwn: true, name: 'Ada' })],
    ['11-20-2026: a', 'b'],
  ],
  ['another doctor', [textMessage('a'), textMessage('b', { name: 'Dr. Ruiz' })], ['11-20-2026: a', 'b']],
  ['another day', [textMessage('a'), textMessage('b', { day: 'Today' })], ['11-20-2026: a', 'Today: b']],
  [
    'a line message by nobody comes between',
    [textMessage('a'), textMessage('b', { kind: 'system' }), textMessage('c')],
    ['11-20-2026: a', 'b', 'c'],
  ],
])('%s', (_what, messages, rows) => {
  expect(shown(messages)).toEqual(rows);
});

test('the first one shown says who wrote it, though the one above it is by the same', () => {
  expect(shown([textMessage('a'), textMessage('b'), textMessage('c')], 1)).toEqual(['b', '+c']);
  expect(shown([textMessage('a'), textMessage('b'), textMessage('c')], 0, 2)).toEqual([
    '11-20-2026: a',
    '+b',
  ]);
});

test('of 10,000 messages only what is shown is looked at', () => {
  const looked: string[] = [];
  const messages = Array.from({ length: 10_000 }, (_, place) =>
    Object.defineProperty(textMessage(String(place)), 'day', {
      get: () => {
        looked.push(String(place));
        return '11-20-2026';
      },
    }),
  );
  threadRows(messages, 9_950);
  expect(new Set(looked).size).toBe(51);
});
