import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { addDays, addMonths } from '../../../model/dates.ts';
import { cancel, pause, skip } from '../../features/subscriptions/rules/transitions.ts';
import { outOfRefills } from '../../features/subscriptions/rules/billing.ts';
import { decideChange } from '../../features/subscriptions/rules/review.ts';
import { moneyStates } from './statesMoney.ts';
import { DOCTOR, PERIODS, type State, noonOf, running, usedUp } from './statesRunning.ts';

const DAY = 86_400_000;

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

const unfinished: State = (registered) => {
  const { registrationDoneDate: _done, ...rest } = registered;
  return { ...rest, status: 'in_progress', registrationStep: 'questions' };
};

const ofDose =
  (status: 'pending' | 'approved' | 'declined', weight: number, price: number): State =>
  (registered, now) => {
    const active = running(registered, now);
    const plan = { ...active.plan, doseId: `dose-wl-semaglutide-${weight}`, weight, price };
    const asked = { ...active, modifyRequest: { status: 'pending', period: PERIODS + 1, plan } };
    return status === 'pending' ? asked : decideChange(asked, status);
  };

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
  renewal: (registered, now) => outOfRefills(usedUp(registered, now)),
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
  doseAsked: ofDose('pending', 0.5, 22_900),
  doseDeclined: ofDose('declined', 1, 26_900),
  doseApproved: ofDose('approved', 0.5, 22_900),
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

/** Puts a subscription whose registration is done into a state, with dates around `now`. */
export function inState(state: SeedState, registered: SubscriptionRecord, now: number): SubscriptionRecord {
  const make: State = states[state];
  return make(registered, now);
}
