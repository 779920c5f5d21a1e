import { expect, test } from 'vitest';
import type { Charge } from '@patient/api';
import { isPaid } from '@patient/api/model';
import { receipt } from './receipt.ts';

const charge: Charge = {
  _id: 'c-1',
  invoiceId: 'INV-1',
  status: 'success',
  sum: 7000,
  createdAt: '2026-11-20T12:00:00.000Z',
  invoiceItems: [
    { name: 'Finasteride', sum: 8400, type: 'product' },
    { name: 'Biotin', sum: 600, type: 'addon' },
    { name: 'Shipping', sum: 0, type: 'shipping' },
    { name: 'WELCOME', sum: 2000, type: 'coupon', isNegative: true },
  ],
  reasonObject: {
    plan: {
      productName: 'Finasteride',
      weight: 1,
      measure: 'mg',
      frequencyOfReception: 'daily',
      frequencyOfDelivery: 'quarterly',
    },
    maxPeriodsCount: 4,
    refills: 2,
  },
  card: { cardType: 'visa', lastDigits: '4242' },
  transactionNumber: 'T-1',
};
const payer = {
  name: 'Ada King',
  address: { address: '12 Elm Street', city: 'Austin', state: 'TX', zipCode: '78701' },
};

test('receipt: shows medicine, dose, quantity, discounts, card and payment', () => {
  expect(receipt(charge, payer)).toMatchObject({
    number: 'INV-1',
    date: 'Nov 20, 2026',
    status: { label: 'Paid' },
    plan: 'Finasteride 1\u00A0mg',
    quantity: '3-month supply',
    deliveriesLeft: '2 of 4',
    paidWith: 'Visa ending in 4242',
    paymentNumber: 'T-1',
    billedTo: ['Ada King', '12 Elm Street', 'Austin, TX 78701'],
    total: '$70.00',
  });
});

test.each([
  ['both numbers', { refills: 2, maxPeriodsCount: 4 }, '2 of 4'],
  ['no delivery left', { refills: 0, maxPeriodsCount: 4 }, '0 of 4'],
  ['no number of all deliveries', { refills: 2 }, undefined],
  ['none of all deliveries', { refills: 2, maxPeriodsCount: 0 }, undefined],
  ['no number of deliveries left', { maxPeriodsCount: 4 }, undefined],
])('deliveries left with %s: %j', (_what, reasonObject, left) => {
  expect(receipt({ ...charge, reasonObject }, payer).deliveriesLeft).toBe(left);
});

test('receipt: lists every line with its sign', () => {
  expect(receipt(charge, payer).lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Finasteride 1\u00A0mg, 3-month supply', '$84.00'],
    ['Biotin', '$6.00'],
    ['Shipping', '$0.00'],
    ['Coupon WELCOME', '-$20.00'],
  ]);
});

test('receipt: leaves out unknown values', () => {
  const bare = receipt({ _id: 'c-1', status: 'captured', sum: 0 }, { name: '' });
  expect(bare).toMatchObject({
    number: 'c-1',
    date: '',
    quantity: undefined,
    deliveriesLeft: undefined,
    paidWith: undefined,
    paymentNumber: undefined,
    billedTo: [],
    lines: [],
    total: '$0.00',
  });
});

test.each([
  ['success', /HSA or FSA/, true],
  ['captured', /HSA or FSA/, true],
  ['hold', /only if a doctor approves/, false],
  ['failed', /You were not charged/, false],
  ['released', /You were not charged/, false],
  ['pending', /^$/, false],
])('a charge with status %s has the note %s', (status, note, paid) => {
  expect(receipt({ ...charge, status }, payer).note).toMatch(note);
  expect(isPaid({ status })).toBe(paid);
});
