import { expect, test } from 'vitest';
import type { Subscription } from '@patient/api';
import { couponHolder } from './couponHolder.ts';

const other = { _id: 'other', name: 'OTHER', discountValue: 1 };
const coupons = [other, { ...other, _id: 'coupon-1' }];

const rows: readonly [string, readonly Pick<Subscription, 'status' | 'coupons'>[]][] = [
  ['nobody', []],
  ['nobody', [{ status: 'in_progress' }]],
  ['nobody', [{ status: 'in_progress', coupons: [other] }]],
  ['the registration', [{ status: 'in_progress', coupons }]],
  ['nobody', [{ status: 'active', coupons }]],
  [
    'the registration',
    [
      { status: 'active', coupons },
      { status: 'in_progress', coupons },
    ],
  ],
];

test.each(rows)('%s has the coupon: %j', (holder, subscriptions) => {
  const expected = holder === 'nobody' ? undefined : subscriptions.at(-1);
  expect(couponHolder(subscriptions, { _id: 'coupon-1' })).toBe(expected);
});
