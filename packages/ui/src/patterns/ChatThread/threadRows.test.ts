import { expect, test } from 'vitest';
import { threadRows, type ChatThreadMessage, type ReceivedMessage } from './threadRows.ts';

const textMessage = (id: string, rest: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
  id,
  text: id,
  name: 'Dr. Wong',
  isOwn: false,
  day: '11-20-2026',
  time: '10:42',
  ...rest,
});

const rowLabels = (messages: readonly ChatThreadMessage[], from?: number, to?: number) =>
  threadRows(messages, from, to).map(
    ({ message, isFirstOfDay, isContinued }) =>
      `${isFirstOfDay ? `${message.day}: ` : ''}${isContinued ? '+' : ''}${message.id}`,
  );

test.each<[string, ChatThreadMessage[], string[]]>([
  ['empty', [], []],
  ['one message', [textMessage('a')], ['11-20-2026: a']],
  ['same sender', [textMessage('a'), textMessage('b')], ['11-20-2026: a', '+b']],
  [
    'another sender',
    [textMessage('a'), { ...textMessage('b'), isOwn: true, state: 'sent' }],
    ['11-20-2026: a', 'b'],
  ],
  ['another doctor', [textMessage('a'), textMessage('b', { name: 'Dr. Ruiz' })], ['11-20-2026: a', 'b']],
  ['new day', [textMessage('a'), textMessage('b', { day: 'Today' })], ['11-20-2026: a', 'Today: b']],
  [
    'system message in between',
    [textMessage('a'), textMessage('b', { kind: 'system' }), textMessage('c')],
    ['11-20-2026: a', 'b', 'c'],
  ],
])('%s', (_what, messages, rows) => {
  expect(rowLabels(messages)).toEqual(rows);
});

test('the first row names its sender, even after a hidden message of the same sender', () => {
  expect(rowLabels([textMessage('a'), textMessage('b'), textMessage('c')], 1)).toEqual(['b', '+c']);
  expect(rowLabels([textMessage('a'), textMessage('b'), textMessage('c')], 0, 2)).toEqual([
    '11-20-2026: a',
    '+b',
  ]);
});

test('threadRows: reads only the requested range of 10,000 messages', () => {
  const read: string[] = [];
  const messages = Array.from({ length: 10_000 }, (_, index) =>
    Object.defineProperty(textMessage(String(index)), 'day', {
      get: () => {
        read.push(String(index));
        return '11-20-2026';
      },
    }),
  );
  threadRows(messages, 9_950);
  expect(new Set(read).size).toBe(51);
});
