import type { Plan } from '../../../core/schema.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { monthsPerPeriod } from '../../../../model/treatment/pricing.ts';

/** Validity of a prescription in months; US law allows a year for most. */
const PRESCRIBED_MONTHS = 12;

/** Number of deliveries per prescription. */
export const prescribedPeriods = (plan: Plan | undefined): number =>
  PRESCRIBED_MONTHS / monthsPerPeriod(plan);

/** Number of remaining deliveries of the prescription; 0 means that it is due for renewal. */
export function refillsLeft(record: SubscriptionRecord): number {
  const used = (record.sequencePaymentPeriod ?? 0) - (record.prescribedFrom ?? 0);
  return Math.max(0, prescribedPeriods(record.plan) - used);
}
