import { describe, expect, test } from 'vitest';
import { billing } from './billing.ts';

const charges = [
  { _id: 'c1', status: 'success', sum: 4500, createdAt: '2026-09-05T12:00:00Z', reasonType: 'subscription' },
  { _id: 'c2', status: 'hold', sum: 4500, createdAt: '2026-10-05T12:00:00Z' },
  { _id: 'c3', status: 'failed', sum: 4500, createdAt: '2026-11-01T12:00:00Z' },
  { _id: 'c4', status: 'pending', sum: 3900, createdAt: '2026-12-05T12:00:00Z' },
];
const active = {
  _id: 's/1',
  status: 'active',
  nextBillingDate: '2026-12-05T12:00:00Z',
  plan: { price: 4500 },
};

const listOf = (title: string) =>
  billing(active, charges).lists.find((list) => list.title === title)?.charges;

describe('billing', () => {
  test('billing lists last billings newest first, without failed and future charges', () => {
    expect(listOf('Last billings')).toEqual([
      {
        id: 'c2',
        date: 'Oct 5, 2026',
        amount: '$45.00',
        status: { label: 'Authorized', tone: 'info' },
        href: '/user/subscriptions/s%2F1/receipts/c2',
      },
      {
        id: 'c1',
        date: 'Sep 5, 2026',
        amount: '$45.00',
        status: { label: 'Paid', tone: 'success' },
        href: '/user/subscriptions/s%2F1/receipts/c1',
      },
    ]);
  });

  test('billing numbers only charges of the same day, sum and status', () => {
    const twice = charges.map((charge) => ({ ...charge, invoiceId: `INV-${charge._id}` }));
    const again = twice.slice(1, 2).map((charge) => ({ ...charge, _id: 'c5', invoiceId: '' }));
    const [list] = billing(active, [...twice, ...again]).lists;
    expect(list?.charges.map(({ number }) => number)).toEqual(['INV-c2', 'c5', undefined]);
  });

  test('billing lists failed payments separately', () => {
    expect(listOf('Failed payments')).toMatchObject([
      { id: 'c3', date: 'Nov 1, 2026', status: { label: 'Failed', tone: 'danger' } },
    ]);
  });

  test('billing lists successful charges of the subscription as history', () => {
    expect(listOf('History')).toMatchObject([{ id: 'c1' }]);
  });

  test('billing has no empty list', () => {
    expect(billing(active, charges.slice(1, 2)).lists.map(({ title }) => title)).toEqual(['Last billings']);
  });

  test('billing in review shows the authorized sum', () => {
    const held = { _id: 's1', status: 'pending', paymentIntentStatus: 'requires_capture' };
    expect(billing(held, [{ _id: 'c1', status: 'hold', sum: 17_900 }]).next).toEqual({
      state: 'held',
      amount: '$179.00',
    });
  });

  test.each([
    [
      'active',
      active,
      charges,
      { state: 'upcoming', date: 'Dec 5, 2026', amount: '$39.00', delivery: 'Dec 5, 2026' },
    ],
    [
      'active, without a future charge',
      active,
      [],
      { state: 'upcoming', date: 'Dec 5, 2026', amount: '$45.00', delivery: 'Dec 5, 2026' },
    ],
    [
      'paused',
      { ...active, status: 'pause' },
      [],
      { state: 'paused', date: 'Dec 5, 2026', amount: '$45.00', delivery: 'Dec 5, 2026' },
    ],
    [
      'past due',
      { ...active, paymentIntentStatus: 'requires_payment_method' },
      charges,
      {
        state: 'failed',
        date: 'Nov 1, 2026',
        amount: '$39.00',
        note: "We'll try your card again on Dec 5, 2026.",
      },
    ],
    [
      'paused since a payment failed',
      { ...active, status: 'pause', nextBillingDate: null, paymentIntentStatus: 'requires_payment_method' },
      [],
      {
        state: 'failed',
        amount: '$45.00',
        note: 'Your subscription is paused. Update your card, then resume it.',
      },
    ],
    ['canceled', { status: 'cancel' }, [], { state: 'none' }],
    ['declined', { status: 'declined' }, [], { state: 'none' }],
    [
      'with a follow-up',
      { status: 'in_progress' },
      [],
      { state: 'unset', note: "You're charged only when a doctor approves." },
    ],
    [
      'in renewal',
      { status: 'renewal' },
      [],
      { state: 'unset', note: "You're charged only when a doctor approves." },
    ],
    ['unknown status', { status: 'awaiting_lab_results' }, [], { state: 'unset' }],
    [
      'unknown status with a hold',
      { status: 'awaiting_lab_results', paymentIntentStatus: 'requires_capture' },
      [{ _id: 'c1', status: 'hold', sum: 19_900 }],
      { state: 'held', amount: '$199.00' },
    ],
  ])('next bill: %s', (_name, subscription, given, next) => {
    expect(billing({ _id: 's1', ...subscription }, given).next).toEqual(next);
  });
});

const charge = (_id: string, status: string, reasonType?: string) => ({
  _id,
  status,
  ...(reasonType && { reasonType }),
  sum: _id.length,
});
const coming = (status: string, sum: number) => ({ _id: 'c', status, sum });

describe('charges', () => {
  const all = [
    charge('a', 'success', 'subscription'),
    charge('b', 'failed', 'subscription'),
    charge('c', 'captured', 'subscription'),
    charge('d', 'success', 'shipping'),
    charge('e', 'pending', 'subscription'),
    charge('f', 'hold', 'subscription'),
    charge('g', 'in process', 'subscription'),
    charge('h', 'success', 'subscription'),
    charge('i', 'success'),
    charge('j', 'refunded', 'subscription'),
  ];

  test.each([
    ['History', ['a', 'h']],
    ['Last billings', ['a', 'c', 'd', 'f', 'h', 'i']],
    ['Failed payments', ['b']],
  ])('the list "%s" contains %j', (title, ids) => {
    const list = billing(active, all).lists.find((each) => each.title === title);
    expect(list?.charges.map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['the last of pending and in process', [coming('pending', 100), coming('in process', 200)], '$2.00'],
    ['pending after in process', [coming('in process', 100), coming('pending', 200)], '$2.00'],
    ['not in_process, which is another status', [coming('in_process', 100)], '$45.00'],
  ])('next bill: %s', (_name, list, amount) => {
    expect(billing(active, list).next.amount).toBe(amount);
  });
});
