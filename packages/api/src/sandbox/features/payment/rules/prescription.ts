import type { Plan } from '../../../core/schema.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { monthsPerPeriod } from '../../../../model/pricing.ts';

/** Months a prescription lasts in the sandbox; US law lets most run for a year. */
const PRESCRIBED_MONTHS = 12;

/** The deliveries one prescription is good for. */
export const prescribedPeriods = (plan: Plan | undefined): number =>
  PRESCRIBED_MONTHS / monthsPerPeriod(plan);

/** The deliveries that are left of the prescription; none means that it is due for renewal. */
export function refillsLeft(record: SubscriptionRecord): number {
  const used = (record.sequencePaymentPeriod ?? 0) - (record.prescribedFrom ?? 0);
  return Math.max(0, prescribedPeriods(record.plan) - used);
}
