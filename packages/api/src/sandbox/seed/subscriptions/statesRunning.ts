import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { prescribedPeriods } from '../../features/payment/rules/prescription.ts';
import { addDays } from '../../../model/dates.ts';

/** Days until the next bill of a seeded subscription that runs. */
const DAYS_TO_BILL = 12;
export const DOCTOR = 'doctor-lee';

/** Makes a state out of a subscription whose registration is done, with dates around `now`. */
export type State = (registered: SubscriptionRecord, now: number) => SubscriptionRecord;

/** Noon in the middle of the United States, so that a date is the same day in each of its time zones. */
export function noonOf(now: number): string {
  return `${new Date(now).toISOString().slice(0, 10)}T18:00:00.000Z`;
}

/** Payment periods behind a subscription that runs. */
export const PERIODS = 4;

/** Approved, paid for, and billed again in some days. */
export const running: State = (registered, now) => {
  const nextBillingDate = addDays(noonOf(now), DAYS_TO_BILL);
  return {
    ...registered,
    status: 'active',
    isApproved: true,
    review: { value: 'approved' },
    doctorId: DOCTOR,
    nextBillingDate,
    nextPeriodStart: nextBillingDate,
    sequencePaymentPeriod: PERIODS,
    // A quarterly prescription is good for four deliveries: the last one was the first of a new prescription.
    ...(registered.plan?.frequencyOfDelivery === 'quarterly' && { prescribedFrom: PERIODS - 1 }),
    latestBilledAmount: registered.plan?.price ?? 0,
    paymentIntentStatus: 'succeeded',
    skipPeriods: 0,
    pauses: [],
    pause: null,
  };
};

/** One whose prescription has been used up. */
export const usedUp: State = (registered, now) => ({
  ...running(registered, now),
  sequencePaymentPeriod: prescribedPeriods(registered.plan),
  renewal: true,
});
