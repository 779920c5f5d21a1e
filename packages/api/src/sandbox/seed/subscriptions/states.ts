import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { addDays, addMonths } from '../../../model/dates.ts';
import { cancel, pause, skip } from '../../features/subscriptions/rules/transitions.ts';
import { outOfRefills } from '../../features/subscriptions/rules/billing.ts';
import { decideChange } from '../../features/subscriptions/rules/review.ts';
import { moneyStates } from './statesMoney.ts';
import { PERIODS, REVIEWER, type State, noonInUsa, running, withoutRefills } from './statesRunning.ts';

const DAY = 86_400_000;

const registeredAgo = (registered: SubscriptionRecord, now: number, days: number): SubscriptionRecord => ({
  ...registered,
  registrationDoneDate: addDays(noonInUsa(now), -days),
});

const inReview =
  (status: string): State =>
  (registered, now) => ({
    ...registeredAgo(registered, now, 1),
    status,
    review: { value: 'pending' },
    paymentIntentStatus: 'requires_capture',
  });

const declined =
  (status: string): State =>
  (registered, now) => ({
    ...registeredAgo(registered, now, 20),
    status,
    review: { value: 'declined' },
    doctorId: REVIEWER.doctorId,
    isApproved: false,
  });

const unfinished: State = (registered) => {
  const { registrationDoneDate: _done, ...rest } = registered;
  return { ...rest, status: 'in_progress', registrationStep: 'questions' };
};

const doseChange =
  (status: 'pending' | 'approved' | 'declined', weight: number, price: number): State =>
  (registered, now) => {
    const active = running(registered, now);
    const plan = { ...active.plan, doseId: `dose-wl-semaglutide-${weight}`, weight, price };
    const requested = { ...active, modifyRequest: { status: 'pending', period: PERIODS + 1, plan } };
    return status === 'pending' ? requested : decideChange(requested, REVIEWER, status);
  };

/** Functions that put a registered subscription into each seeded state. */
const states = {
  pending: inReview('pending'),
  preScreened: inReview('pre_screened'),
  hold: inReview('hold'),
  actionRequired: (registered) => ({ ...registered, status: 'in_progress', registrationStep: 'questions' }),
  registering: unfinished,
  active: running,
  everyCharge: running,
  paused: (registered, now) => ({ ...pause(running(registered, now), 1, now - 2 * DAY), isApproved: false }),
  approvedPaused: (registered, now) => pause(running(registered, now), 2, now - 2 * DAY),
  skipped: (registered, now) => skip(running(registered, now), 1, now),
  declined: declined('declined'),
  notVerified: declined('not_verified'),
  canceled: (registered, now) => {
    const active = running(registered, now - 30 * DAY);
    return cancel(active, now - 20 * DAY);
  },
  renewal: (registered, now) => outOfRefills(withoutRefills(registered, now)),
  renewalDue: withoutRefills,
  completed: (registered, now) => ({
    ...cancel(running(registered, now), now),
    status: 'completed',
    expiredAt: addMonths(noonInUsa(now), -1),
  }),
  noStatus: (registered) => {
    const { status: _status, ...rest } = registered;
    return rest;
  },
  unknownStatus: inReview('awaiting_lab_results'),
  doseAsked: doseChange('pending', 0.5, 22_900),
  doseDeclined: doseChange('declined', 1, 26_900),
  doseApproved: doseChange('approved', 0.5, 22_900),
  ...moneyStates,
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

/** Puts a registered subscription into a state, with dates relative to `now`. */
export function inState(state: SeedState, registered: SubscriptionRecord, now: number): SubscriptionRecord {
  const apply: State = states[state];
  return apply(registered, now);
}
