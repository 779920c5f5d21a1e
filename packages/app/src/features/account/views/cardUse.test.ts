import { expect, test } from 'vitest';
import { cardResults, cardUses, dueChange, type CardUseSource } from './cardUse.ts';

const UTC = 'UTC';
const subscription = (more: Partial<CardUseSource>): CardUseSource => ({
  _id: 's',
  productType: 'wl',
  status: 'active',
  plan: { price: 17_900, productName: 'Semaglutide' },
  nextBillingDate: '2026-12-22T12:00:00.000Z',
  ...more,
});
const failed = { paymentIntentStatus: 'requires_payment_method' };

test.each([
  [{}, 'Next charge: Dec 22, 2026, $179.00.', 0],
  [{ discountedPrice: 15_000 }, 'Next charge: Dec 22, 2026, $150.00.', 0],
  [failed, '$179.00 is past due. We charge it when you save a new card.', 17_900],
  [{ ...failed, status: 'pause' }, 'Paused. We charge $179.00 when you resume it.', 0],
  [
    {
      status: 'pause',
      pause: { pausedId: 'p', from: '2026-11-22T12:00:00.000Z', until: '2027-01-22T12:00:00.000Z' },
    },
    'Paused until Jan 22, 2027. We charge $179.00 then.',
    0,
  ],
  [{ status: 'pending' }, 'In review. An amount that is held stays on the card you paid with.', 0],
  [{ status: 'renewal' }, 'No charges until a doctor approves your renewal.', 0],
] as const)('card use of %j: %s', (more, detail, dueNow) => {
  expect(cardUses([subscription(more)], UTC)).toEqual([{ id: 's', name: 'Semaglutide', detail, dueNow }]);
});

test.each([
  ['nothing due', [subscription({})], [subscription({})], undefined],
  [
    'a changed date of the next charge',
    [subscription({})],
    [subscription({ nextBillingDate: '2027-01-22T12:00:00.000Z' })],
    undefined,
  ],
  ['an unchanged past due bill', [subscription(failed)], [subscription(failed)], undefined],
  [
    'a bill that failed since',
    [subscription({})],
    [subscription(failed)],
    '$179.00 for Semaglutide is past due now.',
  ],
  [
    'a changed amount',
    [subscription(failed)],
    [subscription({ ...failed, discountedPrice: 15_000 })],
    '$150.00 for Semaglutide is past due now.',
  ],
  ['a paid bill', [subscription(failed)], [subscription({})], "$179.00 for Semaglutide isn't due anymore."],
  [
    'a paused subscription, which is not charged',
    [subscription(failed)],
    [subscription({ ...failed, status: 'pause' })],
    "$179.00 for Semaglutide isn't due anymore.",
  ],
  [
    'two changes with the same amount',
    [subscription(failed), subscription({ _id: 'other' })],
    [
      subscription({}),
      subscription({ ...failed, _id: 'other', plan: { price: 17_900, productName: 'Minoxidil' } }),
    ],
    "$179.00 for Minoxidil is past due now. $179.00 for Semaglutide isn't due anymore.",
  ],
] as const)('change of the amount due with %s', (_name, shown, now, change) => {
  expect(dueChange(shown, now)).toBe(change);
});

test('an active subscription without a billing date has no planned charge', () => {
  const { nextBillingDate: _date, ...undated } = subscription({});
  expect(cardUses([undated], UTC).map(({ detail }) => detail)).toEqual(['No charge is planned.']);
});

test.each(['in_progress', 'declined', 'not_verified', 'cancel', 'completed', 'something_new'])(
  'cardUse: lists no subscription with status %s',
  (status) => expect(cardUses([subscription({ status })])).toEqual([]),
);

test('cardUse: lists past due subscriptions first, and names a plan without a name after its treatment', () => {
  const uses = cardUses([subscription({}), subscription({ _id: 'due', plan: { price: 1 }, ...failed })]);
  expect(uses.map(({ id, name }) => [id, name])).toEqual([
    ['due', 'Weight Loss Treatment'],
    ['s', 'Semaglutide'],
  ]);
});

test.each([
  [
    'paid',
    [subscription({ paymentIntentStatus: 'succeeded' })],
    true,
    'Charged today: $179.00 for Semaglutide.',
  ],
  [
    'declined again',
    [subscription({ ...failed, nextBillingDate: '2026-12-25T12:00:00.000Z' })],
    false,
    "Semaglutide: your bank didn't accept $179.00 on this card either. We'll try again on Dec 25, 2026.",
  ],
  [
    'declined and paused',
    [subscription({ ...failed, status: 'pause' })],
    false,
    "Semaglutide: your bank didn't accept $179.00 on this card either. It's paused now.",
  ],
  ['not known yet', undefined, false, 'Semaglutide: we charge $179.00 now. The result will be in its bills.'],
] as const)('result for a past due bill that is %s', (_name, after, isPaid, text) => {
  const before = [subscription(failed), subscription({ _id: 'other' })];
  expect(cardResults(before, after, UTC)).toEqual([{ id: 's', isPaid, text }]);
});
