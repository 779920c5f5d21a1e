import { expect, test } from 'vitest';
import { threadRows, type ChatThreadMessage } from './threadRows.ts';

const said = (id: string, rest: Partial<ChatThreadMessage> = {}): ChatThreadMessage => ({
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
  ['one', [said('a')], ['11-20-2026: a']],
  ['the same writer goes on', [said('a'), said('b')], ['11-20-2026: a', '+b']],
  ['another writer', [said('a'), said('b', { isOwn: true, name: 'Ada' })], ['11-20-2026: a', 'b']],
  ['another doctor', [said('a'), said('b', { name: 'Dr. Ruiz' })], ['11-20-2026: a', 'b']],
  ['another day', [said('a'), said('b', { day: 'Today' })], ['11-20-2026: a', 'Today: b']],
  [
    'a line said by nobody comes between',
    [said('a'), said('b', { kind: 'system' }), said('c')],
    ['11-20-2026: a', 'b', 'c'],
  ],
])('%s', (_what, messages, rows) => {
  expect(shown(messages)).toEqual(rows);
});

test('the first one shown says who wrote it, though the one above it is by the same', () => {
  expect(shown([said('a'), said('b'), said('c')], 1)).toEqual(['b', '+c']);
  expect(shown([said('a'), said('b'), said('c')], 0, 2)).toEqual(['11-20-2026: a', '+b']);
});

test('of 10,000 messages only what is shown is looked at', () => {
  const looked: string[] = [];
  const messages = Array.from({ length: 10_000 }, (_, place) =>
    Object.defineProperty(said(String(place)), 'day', {
      get: () => {
        looked.push(String(place));
        return '11-20-2026';
      },
    }),
  );
  threadRows(messages, 9_950);
  expect(new Set(looked).size).toBe(51);
});
