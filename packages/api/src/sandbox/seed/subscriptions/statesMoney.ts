import { DAYS_BETWEEN_ATTEMPTS } from '../../features/subscriptions/rules/billing.ts';
import { couponView } from '../../features/payment/rules/coupons.ts';
import { addDays, addMonths } from '../../../model/dates.ts';
import { cancel, movedBy } from '../../features/subscriptions/rules/transitions.ts';
import { inUse } from '../coupons.ts';
import { PERIODS, type State, noonInUsa, running } from './statesRunning.ts';

const DAY = 86_400_000;

/** Age of the oldest subscriptions in months. */
const VETERAN_MONTHS = 100;

/** States that show charges, coupons and orders. */
export const moneyStates = {
  everyOrder: running,
  couponHolder: (registered, now) => ({
    ...running(registered, now),
    coupons: [couponView(inUse)],
    couponBills: { [inUse._id]: 1 },
  }),
  failedPayment: (registered, now) => {
    const active = running(registered, now);
    const due = addDays(noonInUsa(now), -1);
    const retryDate = addDays(due, DAYS_BETWEEN_ATTEMPTS);
    return {
      ...movedBy(active, due, 0),
      nextBillingDate: retryDate,
      nextPeriodStart: retryDate,
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
} satisfies Record<string, State>;
