import { addDays, addMonths } from '../rules/dates.ts';
import { couponShown } from '../rules/coupons.ts';
import { DAYS_BETWEEN_TRIES, prescribedPeriods } from '../rules/billing.ts';
import { cancel, movedBy, pause, skip } from '../rules/transitions.ts';
import type { SubscriptionRecord } from '../schema.ts';
import { held } from './coupons.ts';

/** Days until the next bill of a seeded subscription that runs. */
const DAYS_TO_BILL = 12;
const DOCTOR = 'doctor-lee';

type State = (registered: SubscriptionRecord, now: number) => SubscriptionRecord;

/** Noon in the middle of the United States, so that a date is the same day in each of its time zones. */
function noonOf(now: number): string {
  return `${new Date(now).toISOString().slice(0, 10)}T18:00:00.000Z`;
}

const registeredAgo = (registered: SubscriptionRecord, now: number, days: number): SubscriptionRecord => ({
  ...registered,
  registrationDoneDate: addDays(noonOf(now), -days),
});

const waiting =
  (status: string): State =>
  (registered, now) => ({
    ...registeredAgo(registered, now, 1),
    status,
    review: { value: 'pending' },
    paymentIntentStatus: 'requires_capture',
  });

const refused =
  (status: string): State =>
  (registered, now) => ({
    ...registeredAgo(registered, now, 20),
    status,
    review: { value: 'declined' },
    doctorId: DOCTOR,
    isApproved: false,
  });

/** Payment periods behind a subscription that runs, and behind one whose prescription has run out. */
const PERIODS = 4;

const running: State = (registered, now) => {
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
const usedUp: State = (registered, now) => ({
  ...running(registered, now),
  sequencePaymentPeriod: prescribedPeriods(registered.plan),
  renewal: true,
});

const unfinished: State = (registered) => {
  const { registrationDoneDate: _done, ...rest } = registered;
  return { ...rest, status: 'in_progress', registrationStep: 'questions' };
};

const ofDose =
  (status: string, weight: number): State =>
  (registered, now) => {
    const active = running(registered, now);
    const plan = { ...active.plan, doseId: `dose-wl-semaglutide-${weight}`, weight };
    return { ...active, modifyRequest: { status, userName: 'Dr. Lena Lee', period: 5, plan } };
  };

const DAY = 86_400_000;

/** Months that an old file goes back. */
const VETERAN_MONTHS = 100;

/** How each seeded state is made out of a subscription whose registration is done. */
const states = {
  pending: waiting('pending'),
  preScreened: waiting('pre_screened'),
  hold: waiting('hold'),
  actionRequired: (registered) => ({ ...registered, status: 'in_progress', registrationStep: 'questions' }),
  registering: unfinished,
  active: running,
  everyCharge: running,
  paused: (registered, now) => ({ ...pause(running(registered, now), 1, now - 2 * DAY), isApproved: false }),
  approvedPaused: (registered, now) => pause(running(registered, now), 2, now - 2 * DAY),
  skipped: (registered, now) => skip(running(registered, now), 1, now),
  declined: refused('declined'),
  notVerified: refused('not_verified'),
  cancelled: (registered, now) => {
    const active = running(registered, now - 30 * DAY);
    return cancel(active, now - 20 * DAY);
  },
  renewal: (registered, now) => ({ ...usedUp(registered, now), status: 'renewal', isApproved: false }),
  renewalDue: usedUp,
  completed: (registered, now) => ({
    ...cancel(running(registered, now), now),
    status: 'completed',
    expiredAt: addMonths(noonOf(now), -1),
  }),
  noStatus: (registered) => {
    const { status: _status, ...rest } = registered;
    return rest;
  },
  unknownStatus: waiting('awaiting_lab_results'),
  doseAsked: ofDose('pending', 0.5),
  doseDeclined: ofDose('declined', 1),
  everyOrder: running,
  couponHolder: (registered, now) => ({
    ...running(registered, now),
    coupons: [couponShown(held)],
    couponBills: { [held._id]: 1 },
  }),
  failedPayment: (registered, now) => {
    const active = running(registered, now);
    const due = addDays(noonOf(now), -1);
    const again = addDays(due, DAYS_BETWEEN_TRIES);
    return {
      ...movedBy(active, due, 0),
      nextBillingDate: again,
      nextPeriodStart: again,
      failedTries: 1,
      paymentIntentStatus: 'requires_payment_method',
    };
  },
  winback: (registered, now) => cancel(running(registered, now - 150 * DAY), now - 145 * DAY),
  veteran: (registered, now) => {
    const active = running(registered, now);
    return {
      ...active,
      registrationDoneDate: addMonths(active.nextBillingDate ?? '', -VETERAN_MONTHS),
      sequencePaymentPeriod: VETERAN_MONTHS,
      prescribedFrom: VETERAN_MONTHS - PERIODS,
    };
  },
  longPlan: (registered, now) => {
    const active = running(registered, now);
    const productName =
      'Extended-Release Combination Program for Weight Management with Nutritional Accompaniment';
    return {
      ...active,
      plan: { ...active.plan, productName, variationName: 'برنامج إنقاص الوزن طويل المفعول' },
    };
  },
} satisfies Record<string, State>;

export type SeedState = keyof typeof states;

/** Puts a subscription whose registration is done into a state, with dates around `now`. */
export function inState(state: SeedState, registered: SubscriptionRecord, now: number): SubscriptionRecord {
  const make: State = states[state];
  return make(registered, now);
}
