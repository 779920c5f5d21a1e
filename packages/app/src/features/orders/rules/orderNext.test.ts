import { expect, test } from 'vitest';
import { orderNext } from './orderNext.ts';

test.each([
  [
    'cancelled',
    'success',
    "We canceled this order and won't send it. If you were charged, ask us for a refund or a new delivery.",
  ],
  [
    'cancelled',
    'refunded',
    "We canceled this order and won't send it. We refunded $24.00 to your card. Your bank may take a few days to show it.",
  ],
  ['cancelled', 'released', "We canceled this order and won't send it. You weren't charged for it."],
  [
    'cancelled',
    undefined,
    "We canceled this order and won't send it. If you were charged, ask us for a refund or a new delivery.",
  ],
  [
    'returned',
    'success',
    'The package came back to us. Check your address, then ask us to send it again or to refund it.',
  ],
  [
    'returned',
    'refunded',
    'The package came back to us. We refunded $24.00 to your card. Your bank may take a few days to show it.',
  ],
  ['delivered', 'success', undefined],
  ['shipped', 'refunded', undefined],
  ['held_at_customs', 'success', undefined],
])('an order that is %s with a charge that is %s', (status, charge, text) => {
  const order = charge === undefined ? { status } : { status, charge: { status: charge, sum: 2_400 } };
  expect(orderNext(order)).toBe(text);
});
