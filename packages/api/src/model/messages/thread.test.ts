import { expect, test } from 'vitest';
import type { Chat, ChatMessage } from '../../client/entities.ts';
import {
  messagesOf,
  missedPages,
  olderPage,
  withListedMessages,
  withMessages,
  withNewestPages,
  withOlderPage,
} from './thread.ts';

const message = (id: number): ChatMessage => ({
  _id: `m${id}`,
  chatId: 'c',
  message: `Message ${id}`,
  createdAt: new Date(Date.UTC(2026, 2, 18, 15) + id * 1000).toISOString(),
});
/** Page of a chat with a number of messages, as returned by the service, with pages of 50. */
function pageOf(total: number, page = Math.max(1, Math.ceil(total / 50))): Chat {
  const first = (page - 1) * 50 + 1;
  const length = Math.min(50, total - first + 1);
  return {
    _id: 'c',
    messages: Array.from({ length }, (_, index) => message(first + index)),
    pagination: { page, limit: 50, total },
  };
}
const ids = (thread: Parameters<typeof messagesOf>[0]) =>
  messagesOf(thread).map(({ _id }) => Number(_id.slice(1)));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('a chat starts with its newest page; older ones are inserted before it', () => {
  const thread = withNewestPages(undefined, [pageOf(120)]);
  expect(ids(thread)).toEqual(range(101, 120));
  expect(olderPage(thread)).toBe(2);
  const older = withOlderPage(thread, pageOf(120, 2));
  expect(ids(older)).toEqual(range(51, 120));
  expect(olderPage(withOlderPage(older, pageOf(120, 1)))).toBeUndefined();
});

test('a message is shown once, whether it is pushed, returned or fetched first', () => {
  const thread = withMessages(withNewestPages(undefined, [pageOf(2)]), [message(3), message(3)]);
  expect(ids(thread)).toEqual([1, 2, 3]);
  expect(ids(withNewestPages(thread, [pageOf(3)]))).toEqual([1, 2, 3]);
  expect(ids(withMessages(withNewestPages(thread, [pageOf(3)]), [message(2)]))).toEqual([1, 2, 3]);
});

test('a response before its event does not change the order', () => {
  const thread = withMessages(withNewestPages(undefined, [pageOf(1)]), [message(3), message(2)]);
  expect(ids(thread)).toEqual([1, 2, 3]);
});

test('a message that is received during an older fetch stays', () => {
  const thread = withMessages(withNewestPages(undefined, [pageOf(1)]), [message(2)]);
  expect(ids(withNewestPages(thread, [pageOf(1)]))).toEqual([1, 2]);
});

test.each([
  ['nothing was known', undefined, 3, []],
  ['nothing was missed', 120, 3, []],
  ['a page was filled and another started', 120, 4, [3]],
  ['three pages were missed', 120, 6, [3, 4, 5]],
  ['more pages were missed', 120, 7, []],
])('when %s, pages %#', (_what, total, newest, pages) => {
  const before = total === undefined ? undefined : withNewestPages(undefined, [pageOf(total)]);
  expect(missedPages(before, newest)).toEqual(pages);
});

test('missed pages close the gap', () => {
  const before = withOlderPage(withNewestPages(undefined, [pageOf(120)]), pageOf(120, 2));
  const now = withNewestPages(before, [pageOf(210), pageOf(210, 3), pageOf(210, 4)]);
  expect(ids(now)).toEqual(range(51, 210));
});

test('after a gap that is too wide only the newest page is shown', () => {
  const thread = withNewestPages(withNewestPages(undefined, [pageOf(20)]), [pageOf(500)]);
  expect(ids(thread)).toEqual(range(451, 500));
  expect(olderPage(thread)).toBe(9);
});

test.each([
  ['new ones', range(44, 54), range(51, 54)],
  ['only known ones', range(44, 53), range(51, 53)],
  ['a gap', range(55, 64), range(51, 53)],
])('the list adds to a chat: %s', (_what, listed, expected) => {
  const thread = withNewestPages(undefined, [pageOf(53)]);
  expect(ids(withListedMessages(thread, listed.map(message)))).toEqual(expected);
});

test('received messages in a gap that is too wide are dropped, newer ones stay', () => {
  const before = withMessages(withNewestPages(undefined, [pageOf(20)]), [message(21), message(501)]);
  const thread = withNewestPages(before, [pageOf(500)]);
  expect(ids(thread)).toEqual(range(451, 501));
});

test('a service that returns its newest page for every page has no older ones', () => {
  const thread = withNewestPages(undefined, [pageOf(120)]);
  const cut = withOlderPage(thread, pageOf(120));
  expect(ids(cut)).toEqual(range(101, 120));
  expect(olderPage(cut)).toBeUndefined();
  expect(olderPage(withNewestPages(cut, [pageOf(121)]))).toBeUndefined();
  const missed = withNewestPages(thread, [pageOf(170), pageOf(170)]);
  expect(ids(missed)).toEqual(range(151, 170));
  expect(olderPage(missed)).toBeUndefined();
});

test('an empty chat', () => {
  const thread = withNewestPages(undefined, [{ _id: 'c' }]);
  expect(ids(thread)).toEqual([]);
  expect(olderPage(thread)).toBeUndefined();
});
