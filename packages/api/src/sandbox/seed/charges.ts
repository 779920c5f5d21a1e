import { addMonths } from '../rules/dates.ts';
import { monthsPerPeriod } from '../rules/pricing.ts';
import type { Charge, SubscriptionRecord } from '../schema.ts';
import type { SeedState } from './states.ts';

/** Charges of each state, oldest first; the last one is a period before the next bill. */
function statusesOf(state: SeedState): string[] {
  switch (state) {
    case 'everyCharge':
      return ['success', 'failed', 'success', 'captured', 'hold', 'pending', 'in process'];
    case 'pending':
    case 'preScreened':
    case 'hold':
    case 'unknownStatus':
      return ['hold'];
    case 'actionRequired':
    case 'registering':
    case 'declined':
    case 'notVerified':
    case 'noStatus':
      return [];
    case 'active':
    case 'paused':
    case 'approvedPaused':
    case 'skipped':
    case 'cancelled':
    case 'renewal':
    case 'renewalDue':
    case 'completed':
    case 'doseAsked':
    case 'doseDeclined':
    case 'longPlan':
      return ['success', 'success', 'success', 'captured'];
  }
}

/** The charges there have been for a seeded subscription, oldest first. */
export function seedCharges(record: SubscriptionRecord, state: SeedState): Charge[] {
  const { plan } = record;
  const price = plan?.price ?? 0;
  const statuses = statusesOf(state);
  // What was billed last lies a period before the next bill; what is held for a review dates from its registration.
  const nextBill = record.billingAnchor ?? record.nextBillingDate ?? record.expiredAt;
  const last =
    nextBill === undefined ? record.registrationDoneDate : addMonths(nextBill, -monthsPerPeriod(plan));
  if (plan === undefined || last === undefined) return [];
  return statuses.map((status, index) => {
    const coupon = index === 0 && statuses.length > 1 ? Math.round(price / 10) : 0;
    return {
      _id: `${record._id}-charge-${index + 1}`,
      invoiceId: `INV-${record._id.toUpperCase()}-${String(index + 1).padStart(3, '0')}`,
      status,
      sum: price - coupon,
      reasonType: 'subscription',
      createdAt: addMonths(last, (index - statuses.length + 1) * monthsPerPeriod(plan)),
      invoiceItems: [
        { name: plan.productName ?? '', sum: price, type: 'product', isNegative: false },
        { name: 'Shipping', sum: 0, type: 'shipping', isNegative: false },
        ...(coupon > 0 ? [{ name: 'WELCOME10', sum: coupon, type: 'coupon', isNegative: true }] : []),
      ],
      reasonObject: { plan, sequencePaymentPeriod: index + 1, maxPeriodsCount: 12, refills: 11 - index },
    };
  });
}
