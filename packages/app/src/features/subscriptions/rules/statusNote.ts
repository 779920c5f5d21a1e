import { formatDay } from '#shared/format/dates.ts';
import { isHolding, isPaused, nextStep, type NextStep, type SubscriptionFacts } from './actions.ts';

/** Where nothing is held. */
export const CHARGED_ON_APPROVAL = "You're charged only when a doctor approves.";
const REVIEWED = 'A doctor is reviewing your answers, usually within 24 hours.';
/** In the words of the plan (`HOLD_NOTICE` of the UI package). */
const HELD = 'The amount is held on your card. We charge it when a doctor approves. If not, we release it.';

/** By raw status; a status that needs no explanation has no entry. */
const NOTES: ReadonlyMap<string, string> = new Map([
  [
    'declined',
    "A doctor looked at your answers and couldn't prescribe this treatment. You won't be charged.",
  ],
  ['cancel', 'No more deliveries or charges.'],
  ['completed', 'This treatment has ended. No more deliveries or charges.'],
  ['renewal', 'A doctor is reviewing your renewal. No deliveries or charges until then.'],
]);

/** What a next step is about; each has a button beside it. */
const STEP_NOTES: Partial<Record<NextStep, string>> = {
  continue: "You haven't sent this to a doctor yet. Your answers so far are saved.",
  followUp: 'Your doctor has a few more questions for you.',
  retakePhoto:
    "We couldn't confirm your identity, so a doctor couldn't prescribe this treatment. You won't be charged.",
  renew: 'Your prescription needs to be renewed.',
  seeRequest: 'A doctor is looking at the change you asked for. Nothing changes until then.',
};

/** When the patient is charged. */
const chargeNote = (subscription: SubscriptionFacts): string =>
  isHolding(subscription) ? HELD : CHARGED_ON_APPROVAL;

const failedPayment = (nextTry: string | undefined): string =>
  nextTry
    ? `We couldn't charge your card. We'll try again on ${nextTry}.`
    : "We couldn't charge your card, so your subscription is paused.";

/** Explanation under the status; undefined where label and dates are enough. */
export function statusNote(subscription: SubscriptionFacts): string | undefined {
  const step = nextStep(subscription);
  if (step === 'fixPayment') return failedPayment(formatDay(subscription.nextBillingDate));
  const about = step && STEP_NOTES[step];
  if (about !== undefined) return about;
  if (isPaused(subscription)) return undefined;
  const { status } = subscription;
  if (status === 'pending' || status === 'pre_screened' || status === 'hold')
    return `${REVIEWED} ${chargeNote(subscription)}`;
  return NOTES.get(status ?? '');
}

/** What sending the answers of a follow-up leads to. */
export const followUpNote = (subscription: SubscriptionFacts): string =>
  `Once you send them, a doctor reviews your answers, usually within 24 hours. ${chargeNote(subscription)}`;

/** Why a running subscription has no Skip; undefined where it has one. */
export function noSkipReason(subscription: SubscriptionFacts): string | undefined {
  const { status, skipsLeft, skipPeriods } = subscription;
  if (status !== 'active' || skipsLeft !== 0 || isPaused(subscription)) return undefined;
  const most = skipPeriods ? ` You can skip up to ${skipPeriods} in a row.` : '';
  return `You can't skip another delivery right now.${most} To wait longer, pause your subscription.`;
}
