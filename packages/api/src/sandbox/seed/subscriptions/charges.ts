import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { prescribedPeriods } from '../../features/payment/rules/prescription.ts';
import { paymentOf } from '../../features/payment/rules/charges.ts';
import { couponView } from '../../features/payment/rules/coupons.ts';
import { addMonths } from '../../../model/dates.ts';
import { monthsPerPeriod } from '../../../model/treatment/pricing.ts';
import { itemize } from '../../features/treatment/rules/pricing.ts';
import type { Charge, Coupon } from '../../core/schema.ts';
import { welcome } from '../coupons.ts';
import { everyOrderCharges } from './orders.ts';
import type { SeedState } from './states.ts';

/** Statuses of the charges of a state, oldest first. */
function statusesOf(state: SeedState): readonly string[] {
  switch (state) {
    case 'everyCharge':
      return ['success', 'failed', 'success', 'captured', 'hold', 'pending', 'in process'];
    case 'everyOrder':
      return everyOrderCharges;
    case 'failedPayment':
      return ['success', 'success', 'success', 'failed'];
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
    case 'veteran':
      return [];
    case 'active':
    case 'couponHolder':
    case 'paused':
    case 'approvedPaused':
    case 'skipped':
    case 'canceled':
    case 'winback':
    case 'renewal':
    case 'renewalDue':
    case 'completed':
    case 'doseAsked':
    case 'doseDeclined':
    case 'doseApproved':
    case 'longPlan':
      return ['success', 'success', 'success', 'captured'];
  }
}

/** Time of the last charge: that of the next bill if it has failed, else one period before it. */
function lastChargeOf(record: SubscriptionRecord): string | undefined {
  const nextBill = record.billingAnchor ?? record.nextBillingDate ?? record.expiredAt;
  if (nextBill === undefined) return record.registrationDoneDate;
  return record.failedTries === undefined ? addMonths(nextBill, -monthsPerPeriod(record.plan)) : nextBill;
}

/** Remaining refills in a payment period, with consecutive prescriptions. */
function refillsAt(record: SubscriptionRecord, sequence: number): number {
  const periods = prescribedPeriods(record.plan);
  const since = (sequence - 1 - (record.prescribedFrom ?? 0)) % periods;
  return periods - 1 - ((since + periods) % periods);
}

/** Charges with these statuses before the next bill, oldest first. */
export function chargesBefore(record: SubscriptionRecord, statuses: readonly string[]): Charge[] {
  const { _id, plan, coupons = [], couponBills = {} } = record;
  const last = lastChargeOf(record);
  if (plan === undefined || last === undefined) return [];
  const final = Math.max(record.sequencePaymentPeriod ?? 0, statuses.length);
  const couponsOf = (age: number, index: number): Coupon[] => [
    ...(index === 0 && statuses.length > 1 ? [couponView(welcome)] : []),
    ...coupons.filter((coupon) => age < (couponBills[coupon._id] ?? 0)),
  ];
  return statuses.map((status, index) => {
    const age = statuses.length - 1 - index;
    const sequencePaymentPeriod = final - age;
    const { sum, invoiceItems } = itemize({ plan, coupons: couponsOf(age, index) });
    return {
      _id: `${_id}-charge-${index + 1}`,
      invoiceId: `INV-${_id.toUpperCase()}-${String(index + 1).padStart(3, '0')}`,
      status,
      sum,
      reasonType: 'subscription',
      createdAt: addMonths(last, -age * monthsPerPeriod(plan)),
      invoiceItems,
      reasonObject: {
        plan,
        sequencePaymentPeriod,
        maxPeriodsCount: prescribedPeriods(plan),
        refills: refillsAt(record, sequencePaymentPeriod),
      },
      ...paymentOf({ _id: `${_id}-charge-${index + 1}`, status }, record),
    };
  });
}

/** Charges of a seeded subscription, oldest first. */
export const seedCharges = (record: SubscriptionRecord, state: SeedState): Charge[] =>
  chargesBefore(record, statusesOf(state));
