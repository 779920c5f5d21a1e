import { prescribedPeriods, refillsLeft } from '../../payment/rules/prescription.ts';
import { billOf, couponsFor } from '../../treatment/rules/bill.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { describe, expect, test } from 'vitest';
import type { Coupon } from '../../../core/schema.ts';
import { billed, declinedBill, dueAt, outOfRefills, paid } from './billing.ts';
import { pause, resume, skip } from './transitions.ts';

const at = (day: string) => `${day}T18:00:00.000Z`;
const time = (day: string) => Date.parse(at(day));

const active = (
  nextBillingDate: string,
  delivery: 'monthly' | 'quarterly' = 'monthly',
): SubscriptionRecord => ({
  _id: 's',
  productType: 'wl',
  patientId: 'p',
  status: 'active',
  isApproved: true,
  review: { value: 'approved' },
  plan: { price: 10_000, frequencyOfDelivery: delivery, frequencyOfReception: 'weekly' },
  nextBillingDate: at(nextBillingDate),
  nextPeriodStart: at(nextBillingDate),
  sequencePaymentPeriod: 1,
});

/** Pays each bill on its date; returns the dates of the next bills. */
function days(record: SubscriptionRecord, count: number): string[] {
  const found: string[] = [];
  let now = record;
  for (let bill = 0; bill < count; bill += 1) {
    now = billed(now, 10_000, Date.parse(now.nextBillingDate ?? ''));
    found.push(now.nextBillingDate?.slice(0, 10) ?? 'none');
  }
  return found;
}

describe('the day of the month stays the same', () => {
  test.each([
    ['for the 20th', active('2026-01-20'), ['2026-02-20', '2026-03-20', '2026-04-20']],
    [
      'for the 31st, across February',
      active('2026-01-31'),
      ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    ['for the 29th, in a leap year', active('2027-12-29'), ['2028-01-29', '2028-02-29', '2028-03-29']],
    ['for the 30th', active('2026-12-30'), ['2027-01-30', '2027-02-28', '2027-03-30']],
    ['for quarterly bills', active('2025-11-30', 'quarterly'), ['2026-02-28', '2026-05-30', '2026-08-30']],
  ])('the day of the month stays the same: %s', (_name, record, expected) => {
    expect(days(record, expected.length)).toEqual(expected);
  });

  test('after a skip, and after a pause that was undone', () => {
    const skipped = skip(active('2026-01-31'), 1, time('2026-01-10'));
    expect(days(skipped, 2)).toEqual(['2026-03-31', '2026-04-30']);
    const inFebruary = billed(active('2026-01-31'), 0, time('2026-01-31'));
    const back = resume(pause(inFebruary, 2, time('2026-02-01')), time('2026-02-02'));
    expect([back.nextBillingDate, back.billingDay]).toEqual([at('2026-02-28'), 31]);
    expect(days(back, 1)).toEqual(['2026-03-31']);
  });
});

test('a paid bill updates the record and clears skipped periods', () => {
  const after = billed(skip(active('2026-01-20'), 2, time('2026-01-10')), 9000, time('2026-03-20'));
  expect(after).toMatchObject({
    sequencePaymentPeriod: 2,
    latestBilledAmount: 9000,
    paymentIntentStatus: 'succeeded',
    skipPeriods: 0,
    billingAnchor: at('2026-04-20'),
    nextPeriodStart: at('2026-04-20'),
  });
});

test('a paid bill does not mutate the record', () => {
  const before = active('2026-01-20');
  billed(before, 1, time('2026-01-20'));
  expect(before).toEqual(active('2026-01-20'));
});

describe('coupons', () => {
  const save: Coupon = { _id: 'save', name: 'SAVE', discountValue: 1000, usingPeriodsCount: 2 };
  const quarterly: Coupon = {
    _id: 'quarter',
    name: 'QUARTER',
    discountValue: 500,
    appliesTo: [{ frequencyOfDelivery: ['quarterly'] }],
  };
  const record = { ...active('2026-01-20'), coupons: [save, quarterly] };

  test('apply for their number of bills', () => {
    expect([0, 1, 2].map((ahead) => billOf(record, ahead)?.sum)).toEqual([9000, 9000, 10_000]);
    const once = paid(record, 9000);
    expect([0, 1].map((ahead) => billOf(once, ahead)?.sum)).toEqual([9000, 10_000]);
    expect(billOf(paid(once, 9000))?.sum).toBe(10_000);
  });

  test('apply only while they match the plan', () => {
    expect(couponsFor(record)).toEqual([save]);
    const other = { ...record, plan: { ...record.plan, frequencyOfDelivery: 'quarterly' as const } };
    expect(couponsFor(other)).toEqual([save, quarterly]);
  });

  test('without a price there is no bill', () => {
    expect(billOf({ ...record, plan: {} })).toBeUndefined();
  });
});

describe('a declined card', () => {
  const first = declinedBill(active('2026-01-31'), time('2026-01-31'));

  test('a declined card is charged again after three and six days', () => {
    expect(first).toMatchObject({
      status: 'active',
      failedTries: 1,
      nextBillingDate: at('2026-02-03'),
      paymentIntentStatus: 'requires_payment_method',
    });
    expect(declinedBill(first, time('2026-02-03')).nextBillingDate).toBe(at('2026-02-06'));
  });

  test('a declined card keeps the day of the month when it is charged later', () => {
    const after = billed(first, 10_000, time('2026-02-03'));
    expect([after.nextBillingDate, after.failedTries]).toEqual([at('2026-02-28'), undefined]);
  });

  test('a declined card pauses the subscription after three declines; resuming bills right away', () => {
    const second = declinedBill(first, time('2026-02-03'));
    const third = declinedBill(second, time('2026-02-06'));
    expect(third).toMatchObject({ status: 'pause', pause: { from: at('2026-02-06') } });
    expect(third.nextBillingDate).toBeUndefined();
    expect(third.pauses).toHaveLength(1);
    expect(dueAt(third)).toBeNaN();
    const resumed = resume(third, time('2026-02-20'));
    expect([resumed.nextBillingDate, resumed.failedTries]).toEqual([at('2026-02-20'), undefined]);
  });
});

describe('refills', () => {
  test.each([
    ['monthly', 0, 0, 12, 12],
    ['monthly', 4, 0, 12, 8],
    ['monthly', 12, 0, 12, 0],
    ['monthly', 15, 12, 12, 9],
    ['quarterly', 1, 0, 4, 3],
    ['quarterly', 9, 0, 4, 0],
  ] as const)(
    'refills: %s, period %i, prescribed at %i: %i in all, %i left',
    (delivery, period, from, all, left) => {
      const record = {
        ...active('2026-01-20', delivery),
        sequencePaymentPeriod: period,
        prescribedFrom: from,
      };
      expect(prescribedPeriods(record.plan)).toBe(all);
      expect(refillsLeft(record)).toBe(left);
    },
  );

  test('make the renewal available when one is left', () => {
    const at11 = { ...active('2026-01-20'), sequencePaymentPeriod: 10 };
    const next = billed(at11, 1, time('2026-01-20'));
    expect(next.renewal).toBeUndefined();
    expect(billed(next, 1, time('2026-02-20')).renewal).toBe(true);
  });

  test('set the status to renewal when none is left', () => {
    const out = outOfRefills({ ...active('2026-01-20'), renewal: true });
    expect(out).toMatchObject({ status: 'renewal', isApproved: false, renewal: true });
    expect(out.nextBillingDate).toBeUndefined();
    expect(outOfRefills({ ...active('2026-01-20'), review: { value: 'pending' } }).renewal).toBe(false);
  });
});

test.each([
  ['active: at its bill', active('2026-01-20'), time('2026-01-20')],
  ['paused: at the end of the pause', pause(active('2026-01-20'), 1, time('2026-01-10')), time('2026-02-20')],
  ['without a plan: never', { ...active('2026-01-20'), plan: {} }, Number.NaN],
  ['canceled: never', { ...active('2026-01-20'), status: 'cancel' }, Number.NaN],
  ['in review: never', { ...active('2026-01-20'), status: 'pending', isApproved: false }, Number.NaN],
])('when a subscription is due: %s', (_name, record, expected) => {
  expect(dueAt(record)).toBe(expected);
});
