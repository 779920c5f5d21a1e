import { formatDay } from '#shared/format/dates.ts';
import { isPaused, nextStep, type ActionFacts, type NextStep } from './actions.ts';
import { CHARGED_ON_APPROVAL, isHolding } from './hold.ts';

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

/** Input of {@link statusNote}. */
export interface NoteFacts extends ActionFacts {
  readonly nextBillingDate?: string | null | undefined;
}

/** When the patient is charged. */
const chargeNote = (subscription: NoteFacts): string =>
  isHolding(subscription) ? HELD : CHARGED_ON_APPROVAL;

const failedPayment = (nextTry: string | undefined): string =>
  nextTry
    ? `We couldn't charge your card. We'll try again on ${nextTry}.`
    : "We couldn't charge your card, so your subscription is paused.";

/**
 * Explanation under the status; undefined where label and dates are enough.
 * @param timeZone IANA name; without it the device's own
 */
export function statusNote(subscription: NoteFacts, timeZone?: string): string | undefined {
  const step = nextStep(subscription);
  if (step === 'mendPayment') return failedPayment(formatDay(subscription.nextBillingDate, timeZone));
  const about = step && STEP_NOTES[step];
  if (about !== undefined) return about;
  if (isPaused(subscription)) return undefined;
  const { status } = subscription;
  if (status === 'pending' || status === 'pre_screened' || status === 'hold')
    return `${REVIEWED} ${chargeNote(subscription)}`;
  return NOTES.get(status ?? '');
}

/** What sending the answers of a follow-up leads to. */
export const followUpNote = (subscription: NoteFacts): string =>
  `Once you send them, a doctor reviews your answers, usually within 24 hours. ${chargeNote(subscription)}`;
