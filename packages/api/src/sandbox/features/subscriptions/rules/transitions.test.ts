import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { describe, expect, test } from 'vitest';
import { cancel, endPauseOnTime, withoutHold, pause, reactivate, resume, skip } from './transitions.ts';

const at = (date: string) => `${date}T18:00:00.000Z`;
const NOW = Date.parse(at('2026-01-10'));
const days = (count: number) => count * 86_400_000;

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
  plan: { price: 19900, frequencyOfDelivery: delivery },
  nextBillingDate: at(nextBillingDate),
  nextPeriodStart: at(nextBillingDate),
});

const bill = (record: SubscriptionRecord) => record.nextBillingDate?.slice(0, 10);

test.each([
  ['2026-01-20', 'monthly', 1, '2026-02-20'],
  ['2026-01-20', 'monthly', 3, '2026-04-20'],
  ['2026-01-31', 'monthly', 1, '2026-02-28'],
  ['2026-01-31', 'monthly', 2, '2026-03-31'],
  ['2026-01-20', 'quarterly', 1, '2026-04-20'],
  ['2026-11-30', 'quarterly', 1, '2027-02-28'],
] as const)('pausing moves a bill of %s, %s, by %i periods to %s', (date, delivery, periods, expected) => {
  const paused = pause(active(date, delivery), periods, NOW);
  expect(bill(paused)).toBe(expected);
  expect(paused.nextPeriodStart).toBe(paused.nextBillingDate);
  expect(paused.pause?.until).toBe(paused.nextBillingDate);
});

test('pausing records the pause with the sum that is not billed', () => {
  const paused = pause(active('2026-01-20'), 2, NOW);
  expect(paused.status).toBe('pause');
  expect(paused.pause).toEqual({ pausedId: 's-pause-1', from: at('2026-01-10'), until: at('2026-03-20') });
  expect(paused.pauses).toEqual([{ pausedId: 's-pause-1', sum: 39800, createdAt: at('2026-01-10') }]);
});

test('pausing adds to skipped periods', () => {
  expect(bill(pause(skip(active('2026-01-20'), 1, NOW), 1, NOW))).toBe('2026-03-20');
});

test('pausing does not mutate the record', () => {
  const before = active('2026-01-20');
  pause(before, 1, NOW);
  expect(before).toEqual(active('2026-01-20'));
});

test.each([['2026-01-20'], ['2026-01-31']])('resuming restores a bill of %s', (date) => {
  const resumed = resume(pause(active(date), 1, NOW), NOW + days(2));
  expect(resumed.status).toBe('active');
  expect(resumed.pause).toBeNull();
  expect(bill(resumed)).toBe(date);
  expect(resumed.pauses).toHaveLength(1);
});

test('resuming keeps periods skipped before the pause', () => {
  const skipped = skip(active('2026-01-31'), 1, NOW);
  expect(bill(resume(pause(skipped, 2, NOW), NOW))).toBe('2026-02-28');
});

test('resuming bills now, not in the past, when the date passed during the pause', () => {
  const later = Date.parse(at('2026-02-15'));
  const resumed = resume(pause(active('2026-01-20'), 3, NOW), later);
  expect(bill(resumed)).toBe('2026-02-15');
  expect(resumed.skipPeriods).toBe(0);
});

test('resuming numbers a second pause consecutively', () => {
  const twice = pause(resume(pause(active('2026-01-20'), 1, NOW), NOW), 1, NOW);
  expect(twice.pauses?.map(({ pausedId }) => pausedId)).toEqual(['s-pause-1', 's-pause-2']);
  expect(bill(twice)).toBe('2026-02-20');
});

describe('the end of a pause', () => {
  const paused = pause(active('2026-01-20'), 1, NOW);

  test('the end of a pause activates the subscription with the announced billing date', () => {
    const ended = endPauseOnTime(paused, Date.parse(at('2026-02-20')));
    expect(ended.status).toBe('active');
    expect(ended.pause).toBeNull();
    expect(bill(ended)).toBe('2026-02-20');
  });

  test('the end of a pause changes nothing a millisecond earlier', () => {
    expect(endPauseOnTime(paused, Date.parse(at('2026-02-20')) - 1)).toBe(paused);
  });
});

describe('skipping', () => {
  test.each([
    ['2026-01-20', 1, '2026-02-20'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-20', 0, '2026-01-20'],
  ])('skipping moves a bill of %s by %i periods to %s', (date, periods, expected) => {
    const skipped = skip(active(date), periods, NOW);
    expect(bill(skipped)).toBe(expected);
    expect(skipped.skipPeriods).toBe(periods);
    expect(skipped.status).toBe('active');
  });

  test('the same number again changes nothing, and 0 undoes it', () => {
    const once = skip(active('2026-01-31'), 1, NOW);
    expect(skip(once, 1, NOW)).toEqual(once);
    expect(bill(skip(once, 0, NOW))).toBe('2026-01-31');
  });

  test('skipping bills now, not in the past, when undone after the date', () => {
    const later = Date.parse('2026-02-10T15:00:00.000Z');
    const back = skip(skip(active('2026-01-31'), 1, NOW), 0, later);
    expect(back.nextBillingDate).toBe('2026-02-10T15:00:00.000Z');
    expect(back.skipPeriods).toBe(0);
  });
});

test('a short month does not move later billing dates', () => {
  const inFebruary = { ...active('2026-02-28'), billingDay: 31 };
  expect(bill(skip(inFebruary, 1, NOW))).toBe('2026-03-31');
  expect(bill(skip(skip(inFebruary, 1, NOW), 0, NOW))).toBe('2026-02-28');
  expect(bill(pause(inFebruary, 2, NOW))).toBe('2026-04-30');
  expect(reactivate(cancel(inFebruary, NOW), NOW)).toMatchObject({
    billingDay: 31,
    nextBillingDate: at('2026-02-28'),
  });
  const later = Date.parse(at('2026-05-05'));
  expect(reactivate(cancel(inFebruary, NOW), later).billingDay).toBe(5);
});

test('canceling deletes a pending change, and keeps a reviewed one', () => {
  const before = active('2026-01-20');
  expect(cancel({ ...before, modifyRequest: { status: 'pending' } }, NOW).modifyRequest).toBeNull();
  const reviewed = { ...before, modifyRequest: { status: 'declined' } };
  expect(cancel(reviewed, NOW).modifyRequest).toEqual({ status: 'declined' });
});

test('canceling ends bills, approval and pause; the paid period continues', () => {
  const canceled = cancel(pause(active('2026-01-20'), 2, NOW), NOW);
  expect(canceled).toMatchObject({ status: 'cancel', isApproved: false, pause: null, skipPeriods: 0 });
  expect(canceled.nextBillingDate).toBeUndefined();
  expect(canceled.nextPeriodStart).toBeUndefined();
  expect(canceled.expiredAt).toBe(at('2026-01-20'));
});

test('canceling ends a subscription in review right away', () => {
  const { nextBillingDate: _billing, nextPeriodStart: _period, ...rest } = active('2026-01-20');
  expect(cancel({ ...rest, status: 'pending', isApproved: false }, NOW).expiredAt).toBe(at('2026-01-10'));
});

test.each([
  ['requires_capture', 'canceled'],
  ['succeeded', 'succeeded'],
  ['requires_payment_method', 'requires_payment_method'],
  [undefined, undefined],
])('a payment in status %s has status %s without a held charge', (before, after) => {
  const { paymentIntentStatus: _none, ...rest } = active('2026-01-20');
  const record = { ...rest, ...(before !== undefined && { paymentIntentStatus: before }) };
  expect(withoutHold(record).paymentIntentStatus).toBe(after);
  expect(cancel(record, NOW).paymentIntentStatus).toBe(after);
});

test('reactivating undoes a cancellation completely', () => {
  const before = active('2026-01-20');
  const again = reactivate(cancel(before, NOW), NOW + days(1));
  expect(again).toMatchObject({ status: 'active', isApproved: true, nextBillingDate: at('2026-01-20') });
  expect(again.expiredAt).toBeUndefined();
});

test('reactivating bills now when the paid period has ended', () => {
  const later = Date.parse(at('2026-05-05'));
  expect(bill(reactivate(cancel(active('2026-01-20'), NOW), later))).toBe('2026-05-05');
});

test('reactivating returns to review without an approval', () => {
  const pending = {
    ...active('2026-01-20'),
    status: 'pending',
    isApproved: false,
    review: { value: 'pending' },
  };
  const again = reactivate(cancel(pending, NOW), NOW);
  expect(again.status).toBe('pending');
  expect(again.isApproved).toBe(false);
  expect(again.nextBillingDate).toBeUndefined();
});
