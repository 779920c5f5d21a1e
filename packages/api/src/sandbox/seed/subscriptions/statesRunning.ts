import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { prescribedPeriods } from '../../features/payment/rules/prescription.ts';
import { addDays } from '../../../model/dates.ts';

/** Days until the next bill of an active subscription. */
const DAYS_TO_BILL = 12;

/** Doctor of every seeded treatment. */
export const REVIEWER = { doctorId: 'doctor-lee', userName: 'Dr. Lena Lee' };

/** Puts a registered subscription into a state, with dates relative to `now`. */
export type State = (registered: SubscriptionRecord, now: number) => SubscriptionRecord;

/** Noon in the middle of the United States, so that the date is the same in all of its time zones. */
export function noonInUsa(now: number): string {
  return `${new Date(now).toISOString().slice(0, 10)}T18:00:00.000Z`;
}

/** Past payment periods of an active subscription. */
export const PERIODS = 4;

/** Active: approved and paid, with the next bill in a few days. */
export const running: State = (registered, now) => {
  const nextBillingDate = addDays(noonInUsa(now), DAYS_TO_BILL);
  return {
    ...registered,
    status: 'active',
    isApproved: true,
    review: { value: 'approved' },
    doctorId: REVIEWER.doctorId,
    nextBillingDate,
    nextPeriodStart: nextBillingDate,
    sequencePaymentPeriod: PERIODS,
    // A quarterly prescription has four deliveries, so that the last one was the first of a new prescription.
    ...(registered.plan?.frequencyOfDelivery === 'quarterly' && { prescribedFrom: PERIODS - 1 }),
    latestBilledAmount: registered.plan?.price ?? 0,
    paymentIntentStatus: 'succeeded',
    skipPeriods: 0,
    pauses: [],
    pause: null,
  };
};

/** Active with a prescription without remaining refills. */
export const withoutRefills: State = (registered, now) => ({
  ...running(registered, now),
  sequencePaymentPeriod: prescribedPeriods(registered.plan),
  renewal: true,
});
