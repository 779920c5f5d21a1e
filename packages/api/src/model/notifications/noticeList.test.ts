import { expect, test } from 'vitest';
import type { Notification } from '../../client/entities.ts';
import {
  hasNewMessage,
  newNotices,
  nextPage,
  unreadIds,
  withNotices,
  withPage,
  withRead,
  type NoticeList,
  isAboutTreatment,
} from './noticeList.ts';

const notice = (id: number, hasRead = false): Notification => ({
  _id: `n${id}`,
  message: `Notice ${id}`,
  createdAt: `2026-03-18T15:${String(id).padStart(2, '0')}:00.000Z`,
  hasRead,
});
/** Notifications with these numbers, newest first; negative ones are read. */
const list = (numbers: readonly number[], total = numbers.length): NoticeList => ({
  items: numbers.map((number) => notice(Math.abs(number), number < 0)),
  total,
  unread: numbers.filter((number) => number > 0).length,
});
const shown = ({ items, total, unread }: NoticeList) => ({
  items: items.map(({ _id, hasRead }) => (hasRead ? -1 : 1) * Number(_id.slice(1))),
  total,
  unread,
});

test.each([
  ['the first page', undefined, { ...list([3, -2, -1]), page: 1 }, [3, -2, -1], 1],
  ['a first page with a new one', list([-2, -1]), { ...list([3, -2, -1]), page: 1 }, [3, -2, -1], 1],
  [
    'a first page before older items',
    list([4, 3, 2, 1]),
    { ...list([5, 4], 5), page: 1, unread: 5 },
    [5, 4, 3, 2, 1],
    5,
  ],
  ['a first page after a gap', list([2, 1]), { ...list([9, 8], 9), page: 1, unread: 9 }, [9, 8], 9],
  ['a second page', list([4, 3], 4), { ...list([2, 1], 4), page: 2, unread: 4 }, [4, 3, 2, 1], 4],
  [
    'a second page that a new notice has shifted',
    list([5, 4, 3], 5),
    { ...list([3, 2], 5), page: 2, unread: 5 },
    [5, 4, 3, 2],
    5,
  ],
  ['a page from before a read mark', list([-2, 1]), { ...list([2, 1]), page: 1 }, [-2, 1], 1],
  ['an empty page', undefined, { ...list([]), page: 1 }, [], 0],
])('noticeList: %s', (_what, before, page, items, unread) => {
  expect(shown(withPage(before, page))).toEqual({ items, total: page.total, unread });
});

test.each([
  ['a new one', list([1]), [notice(2)], [2, 1], 2, 2],
  ['a known one', list([1]), [notice(1)], [1], 1, 1],
  ['a read one', list([1]), [notice(2, true)], [-2, 1], 2, 1],
  ['several', list([1]), [notice(2), notice(1), notice(3), notice(2)], [3, 2, 1], 3, 3],
])('from the socket: %s', (_what, before, added, items, total, unread) => {
  expect(shown(withNotices(before, added))).toEqual({ items, total, unread });
});

test.each([
  ['an unread one', list([2, 1]), 'n1', [2, -1], 1],
  ['a read one', list([2, -1]), 'n1', [2, -1], 1],
  ['an unknown one', list([2, 1]), 'n9', [2, 1], 2],
  ['more than the unread count', { ...list([1]), unread: 0 }, 'n1', [-1], 0],
])('noticeList: marks %s', (_what, before, id, items, unread) => {
  expect(shown(withRead(before, id))).toEqual({ items, total: before.total, unread });
});

test.each([
  [list([1], 1), undefined],
  [list([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 12), 2],
  [list([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 12), 2],
  [list([], 0), undefined],
])('the next page of %#', (before, page) => {
  expect(nextPage(before, 10)).toBe(page);
});

test.each([
  ['a new one', [2, 1], [3, 2, 1], ['n3']],
  ['one that was read elsewhere', [2, 1], [-2, 1], []],
  ['a list after a gap', [2, 1], [9, 8], ['n9', 'n8']],
  ['another page of older ones', [4, 3], [4, 3, 2, 1], []],
])('new notifications: %s', (_what, before, after, ids) => {
  expect(newNotices(list(before), list(after)).map(({ _id }) => _id)).toEqual(ids);
});

const aboutChat = { data: { chatId: 'c' } };
test.each([
  ['a message', { ...notice(3), ...aboutChat }, true],
  ['a message that is read', { ...notice(3, true), ...aboutChat }, false],
  ['a message of the chat that is shown', { ...notice(3), data: { chatId: 'shown' } }, false],
  ['something else', { ...notice(3), data: { orderId: 'o' } }, false],
  ['a known message', { ...notice(2), ...aboutChat }, false],
])('after %s, there is a new message: %s', (_what, first, expected) => {
  const before = list([2, 1]);
  expect(hasNewMessage(before, withNotices(before, [first]), 'shown')).toBe(expected);
});

test('noticeList: returns ids of unread notifications, all or about a chat', () => {
  const [newest, ...older] = list([3, -2, 1]).items;
  const items = [...(newest ? [{ ...newest, data: { chatId: 'c' } }] : []), ...older];
  expect(unreadIds({ items })).toEqual(['n3', 'n1']);
  expect(unreadIds({ items }, 'c')).toEqual(['n3']);
  expect(unreadIds({ items }, 'd')).toEqual([]);
});

test.each([
  [undefined, false],
  [{}, false],
  [{ chatId: 'c1' }, false],
  [{ subscriptionId: 's1' }, true],
  [{ orderId: 'o1' }, true],
])('a notification about %j is about a treatment: %s', (data, isAbout) => {
  expect(isAboutTreatment(data === undefined ? {} : { data })).toBe(isAbout);
});
