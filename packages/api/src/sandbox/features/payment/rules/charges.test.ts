import { billOf } from '../../treatment/rules/bill.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { describe, expect, test } from 'vitest';
import { knownValues } from '../../../../generated/knownValues.ts';
import type { Charge } from '../../../core/schema.ts';
import { withStatus, chargeFor, codesOf, holdConflict, isChargeFor, canBecome } from './charges.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');
const statuses = knownValues.ChargeStatus;

/** Allowed transitions; all other pairs are not allowed. */
const allowed = new Set([
  'pending > in process',
  'pending > success',
  'pending > failed',
  'in process > success',
  'in process > failed',
  'hold > captured',
  'hold > released',
  'captured > success',
]);

test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
  'charges: %s > %s',
  (from, to) => {
    const charge: Charge = { _id: 'c', sum: 100, status: from };
    const isAllowed = allowed.has(`${from} > ${to}`);
    expect(canBecome(from, to)).toBe(isAllowed);
    expect(withStatus(charge, to)).toEqual(isAllowed ? { ...charge, status: to } : charge);
  },
);

test('an unknown status has no transitions', () => {
  expect(canBecome('constructor', 'success')).toBe(false);
});

const record: SubscriptionRecord = {
  _id: 'active-1',
  productType: 'wl',
  patientId: 'p',
  status: 'in_progress',
  plan: { productName: 'Weight Loss Treatment', price: 19_900, frequencyOfDelivery: 'monthly' },
  coupons: [{ _id: 'c', name: 'SAVE20', discountValue: 2000 }],
  sequencePaymentPeriod: 4,
};

describe('the charge of a bill', () => {
  const bill = billOf(record);
  if (bill === undefined) throw new Error('There is no bill');
  const charge = chargeFor(record, bill, { number: 7, status: 'hold', now: NOW });

  test('the charge of a bill names its item', () => {
    expect(charge).toMatchObject({
      _id: 'active-1-charge-7',
      invoiceId: 'INV-ACTIVE-1-007',
      status: 'hold',
      sum: 17_900,
      createdAt: '2026-03-18T15:00:00.000Z',
      reasonObject: { plan: record.plan, sequencePaymentPeriod: 5, maxPeriodsCount: 12, refills: 7 },
    });
    expect(codesOf(charge)).toEqual(['SAVE20']);
  });

  test('the charge of a bill matches this bill, and no bill with another plan or coupon', () => {
    expect(isChargeFor(charge, record, bill)).toBe(true);
    const other = { ...record, plan: { ...record.plan, doseId: 'other' } };
    expect(isChargeFor(charge, other, bill)).toBe(false);
    const without = { ...record, coupons: [] };
    expect(isChargeFor(charge, without, billOf(without) ?? bill)).toBe(false);
  });
});

test.each([
  ['in_progress', true],
  ['pending', true],
  ['active', false],
  ['pause', false],
  ['cancel', false],
  ['declined', false],
])('a first charge can be held when %s: %s', (status, isHeld) => {
  expect(holdConflict({ ...record, status }) === undefined).toBe(isHeld);
});
