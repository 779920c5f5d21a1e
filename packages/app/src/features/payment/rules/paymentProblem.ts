import { ApiError, isRecord } from '@patient/api';
import { cardMessage } from './cardMessage.ts';
import { namedCouponProblem } from '#shared/coupon.ts';
import { isOutcomeUnknown, type UnheldReason } from './paymentOutcome.ts';

/**
 * Calls of one payment, in order: the provider's token, the price read again, the service's hold, and the bank's check of
 * the card holder.
 */
export type PaymentStage = 'tokenize' | 'price' | 'hold' | 'confirm';

/** Why a payment failed, for the patient. */
export interface PaymentProblem {
  readonly title: string;
  /** The provider's or the service's own words. */
  readonly message: string;
  /** What it means for the patient's money, and what to do. */
  readonly hint: string;
  /** Whether another card solves it, so that it no longer applies once the card changes. */
  readonly isAboutCard?: boolean;
}

/** What is left of a problem once the card changes. */
export const afterCardChange = (problem: PaymentProblem | undefined): PaymentProblem | undefined =>
  problem?.isAboutCard ? undefined : problem;

/** The words of a kind of failure. */
export type ProblemWords = Omit<PaymentProblem, 'message'>;

/** What a failure means. */
export type ProblemKind =
  | 'incomplete'
  | 'offline'
  | 'declined'
  | 'notPriced'
  | 'notConfirmed'
  | 'unknown'
  | 'coupon'
  | 'refused';

const ABOUT_CARD: ReadonlySet<ProblemKind> = new Set(['incomplete', 'declined', 'notConfirmed']);

const STRINGS: Readonly<Record<ProblemKind, ProblemWords>> = {
  incomplete: {
    title: 'Check your card details',
    hint: 'Nothing was held or charged. Correct the details and press Pay again.',
  },
  offline: {
    title: "We couldn't reach our payment provider",
    hint: 'Nothing was held or charged. Check your connection and press Pay again.',
  },
  declined: {
    title: "Your bank didn't accept this card",
    hint: 'Nothing was held or charged. Try another card, or ask your bank.',
  },
  notPriced: {
    title: "We couldn't check your price",
    // The message before it says whether the connection or the service failed.
    hint: 'Nothing was held or charged. Press Pay to try again.',
  },
  notConfirmed: {
    title: "Your bank couldn't confirm that it's you",
    hint: 'Nothing was held or charged. Press Pay to try again, or use another card.',
  },
  unknown: {
    title: "We couldn't find out if the amount is held",
    hint: "Nothing was charged, and nothing is held twice. Press Pay again: if the amount is already held, we'll use that.",
  },
  // One that fitted when it was applied may not fit any more: another plan was chosen, or it has expired or was used up.
  coupon: {
    title: "We couldn't use your coupon",
    hint: 'Nothing was held or charged. Remove the code, then press Pay again.',
  },
  refused: { title: "We couldn't hold the amount", hint: 'Nothing was held or charged.' },
};

/** Stops a payment whose plan or sum is no longer what the page showed (privacy rules, 14). */
export const PRICE_CHANGED: PaymentProblem = {
  title: 'Your plan or its price has changed',
  message: 'This page now shows your plan as it is.',
  hint: 'Nothing was held or charged. Check your plan, then press Pay if you agree.',
};

/** The provider's types of errors that are about its own line or service, not about the card. */
const UNREACHABLE: ReadonlySet<unknown> = new Set(['api_connection_error', 'api_error', 'rate_limit_error']);

function providerKind(failure: unknown, stage: PaymentStage): ProblemKind {
  const { type, code } = isRecord(failure) ? failure : {};
  const isUnreachable = failure instanceof TypeError || UNREACHABLE.has(type);
  if (stage === 'confirm') return isUnreachable ? 'unknown' : 'notConfirmed';
  if (isUnreachable) return 'offline';
  const isTyping = type === 'validation_error' || /^(?:incomplete|invalid)_/.test(String(code));
  if (isTyping) return 'incomplete';
  return type === 'card_error' ? 'declined' : 'refused';
}

/** What a failed call of a payment means. */
export function problemKind(failure: unknown, stage: PaymentStage): ProblemKind {
  if (stage === 'price') return 'notPriced';
  if (stage !== 'hold') return providerKind(failure, stage);
  if (isOutcomeUnknown(failure)) return 'unknown';
  if (namedCouponProblem(failure)) return 'coupon';
  return failure instanceof ApiError && failure.status === 402 ? 'declined' : 'refused';
}

/** Whether a failed call is about the card and nothing else: not after an earlier try that may have succeeded. */
export const isAboutCard = (failure: unknown, stage: PaymentStage, isOpen: boolean): boolean =>
  !isOpen && ABOUT_CARD.has(problemKind(failure, stage));

/**
 * Message about a failed payment. The first message of the provider is always shown (specification
 * section 5); what happened to the money follows from the call that failed.
 * @param isOpen whether an earlier try may have held the amount, which one that never reached the service leaves open
 */
export function paymentProblem(failure: unknown, stage: PaymentStage, isOpen = false): PaymentProblem {
  const { title, hint } = STRINGS[problemKind(failure, stage)];
  const isReached = stage === 'hold' || stage === 'confirm';
  return {
    title,
    hint: isOpen && !isReached ? STRINGS.unknown.hint : hint,
    message: cardMessage(failure),
    isAboutCard: isAboutCard(failure, stage, isOpen && !isReached),
  };
}

/** Whether the next attempt must send the same key, because this one may have held the amount. */
export const mayBeHeld = (failure: unknown, stage: PaymentStage): boolean =>
  problemKind(failure, stage) === 'unknown';

const UNHELD: Readonly<Record<UnheldReason, PaymentProblem>> = {
  declined: {
    title: "Your bank didn't accept this card",
    message: "We couldn't hold the amount on it.",
    hint: 'Nothing was held or charged. Try another card, or ask your bank.',
    isAboutCard: true,
  },
  canceled: {
    title: "We couldn't hold the amount",
    message: 'Our payment provider canceled the payment.',
    hint: 'Nothing was held or charged. Press Pay to try again, or use another card.',
  },
  noCheck: {
    title: "Your bank couldn't confirm that it's you",
    message: "Your bank asked for a check that this page couldn't start.",
    hint: "Nothing was charged, and nothing is held twice. Press Pay to try again. If that doesn't help, contact us.",
  },
  pending: {
    title: "We don't know yet if the amount is held",
    message: "Our payment provider hasn't finished with your card.",
    hint: "Nothing was charged, and nothing is held twice. Wait a moment and press Pay again: if the amount is already held, we'll use that.",
  },
};

/** Message about a payment whose response says that the amount is not held; the response has no message of its own. */
export const unheldProblem = (reason: UnheldReason): PaymentProblem => UNHELD[reason];
