import { formatDay } from '#shared/format/dates.ts';
import {
  isHolding,
  isPaused,
  nextStep,
  type KnownSubscriptionStatus,
  type SubscriptionAction,
  type SubscriptionFacts,
  rowOf,
} from '@patient/api/model';

/** Note without a hold. */
export const CHARGED_ON_APPROVAL = "You're charged only when a doctor approves.";
const REVIEWED = 'A doctor is reviewing your answers, usually within 24 hours.';
/** Same wording as in the plan (`HOLD_NOTICE` of the UI package). */
const HELD = 'The amount is held on your card. We charge it when a doctor approves. If not, we release it.';

/** Notes of next steps, which are shown beside the button of the step. */
const STEP_NOTES: Partial<Record<SubscriptionAction, string>> = {
  continue: "You haven't sent this to a doctor yet. Your answers so far are saved.",
  followUp: 'Your doctor has a few more questions for you.',
  retakePhoto:
    "We couldn't confirm your identity, so a doctor couldn't prescribe this treatment. You won't be charged.",
  seeRequest: 'A doctor is looking at the change you asked for. Nothing changes until then.',
};

/** Note about the time of the charge. */
const chargeNote = (subscription: SubscriptionFacts): string =>
  isHolding(subscription) ? HELD : CHARGED_ON_APPROVAL;

const reviewed = (subscription: SubscriptionFacts): string => `${REVIEWED} ${chargeNote(subscription)}`;

/** Notes by raw status; undefined if label and dates are enough, or the note is that of a next step. */
const NOTES = {
  pending: reviewed,
  pre_screened: reviewed,
  hold: reviewed,
  in_progress: undefined,
  active: undefined,
  pause: undefined,
  declined: () =>
    "A doctor looked at your answers and couldn't prescribe this treatment. You won't be charged.",
  not_verified: undefined,
  cancel: () => 'No more deliveries or charges.',
  renewal: () => 'A doctor is reviewing your renewal. No deliveries or charges until then.',
  completed: () => 'This treatment has ended. No more deliveries or charges.',
} satisfies Readonly<
  Record<KnownSubscriptionStatus, ((subscription: SubscriptionFacts) => string) | undefined>
>;

const failedPayment = (nextTry: string | undefined): string =>
  nextTry
    ? `We couldn't charge your card. We'll try again on ${nextTry}.`
    : "We couldn't charge your card, so your subscription is paused.";

/** Note of a renewal that is due. */
const renewalDue = (nextDelivery: string | undefined): string =>
  nextDelivery
    ? `Renew by ${nextDelivery}, or your next delivery stops.`
    : 'Your prescription needs to be renewed.';

/** Explanation under the status; undefined if label and dates are enough. */
export function statusNote(subscription: SubscriptionFacts): string | undefined {
  const step = nextStep(subscription);
  if (step === 'fixPayment') return failedPayment(formatDay(subscription.nextBillingDate));
  if (step === 'renew') return renewalDue(formatDay(subscription.nextBillingDate));
  const about = step && STEP_NOTES[step];
  if (about !== undefined) return about;
  if (isPaused(subscription)) return undefined;
  return rowOf<((subscription: SubscriptionFacts) => string) | undefined>(
    NOTES,
    subscription.status,
  )?.(subscription);
}

/** Note about what happens after the answers of a follow-up are sent. */
export const followUpNote = (subscription: SubscriptionFacts): string =>
  `Once you send them, a doctor reviews your answers, usually within 24 hours. ${chargeNote(subscription)}`;

/** Why an active subscription can't skip a delivery; undefined if it can. */
export function noSkipReason(subscription: SubscriptionFacts): string | undefined {
  const { status, skipsLeft, skipPeriods } = subscription;
  if (status !== 'active' || skipsLeft !== 0 || isPaused(subscription)) return undefined;
  const most = skipPeriods ? ` You can skip up to ${skipPeriods} in a row.` : '';
  return `You can't skip another delivery right now.${most} To wait longer, pause your subscription.`;
}
