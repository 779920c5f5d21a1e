import { expect, test } from 'vitest';
import { noticeTarget } from './noticeTarget.ts';

test.each([
  [undefined, 'bell', undefined],
  [{}, 'bell', undefined],
  [{ subscriptionId: 's1' }, 'pill', '/user/subscriptions/s1'],
  [{ orderId: 'o1' }, 'orders', '/user/order-history/o1'],
  [{ chatId: 'c1' }, 'chat', '/user/chat?chatId=c1'],
  [{ chatId: 'c1', orderId: 'o1', subscriptionId: 's1' }, 'chat', '/user/chat?chatId=c1'],
  [{ orderId: '../a?b', subscriptionId: 's1' }, 'orders', '/user/order-history/..%2Fa%3Fb'],
  [{ chatId: 'a&b=c' }, 'chat', '/user/chat?chatId=a%26b%3Dc'],
])('a notification about %j has the icon %s and leads to %s', (data, icon, href) => {
  expect(noticeTarget(data === undefined ? {} : { data })).toEqual({
    icon,
    ...(href !== undefined && { href }),
  });
});
