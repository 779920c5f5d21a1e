import { cardMessage } from './cardMessage.ts';
import {
  type UnheldReason,
  type PaymentStage,
  type ProblemKind,
  problemKind,
  isAboutCard,
} from '@patient/api/model';

/** Why a payment failed, for the patient. */
export interface PaymentProblem {
  readonly title: string;
  /** Message of the provider or the service. */
  readonly message: string;
  /** Whether money was held or charged, and what to do. */
  readonly hint: string;
  /** Whether the problem no longer applies once the card changes. */
  readonly isAboutCard?: boolean;
}

/** Problem to show after the card changes. */
export const afterCardChange = (problem: PaymentProblem | undefined): PaymentProblem | undefined =>
  problem?.isAboutCard ? undefined : problem;

/** Copy for a kind of failure. */
export type ProblemStrings = Omit<PaymentProblem, 'message'>;

const STRINGS: Readonly<Record<ProblemKind, ProblemStrings>> = {
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
    // The message above it distinguishes connection and service errors.
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
  // An applied coupon may become invalid: another plan was chosen, it has expired, or it was used up.
  coupon: {
    title: "We couldn't use your coupon",
    hint: 'Nothing was held or charged. Remove the code, then press Pay again.',
  },
  refused: { title: "We couldn't hold the amount", hint: 'Nothing was held or charged.' },
};

/** Problem to show when the plan or price differs from what the page showed (privacy rules, 14). */
export const PRICE_CHANGED: PaymentProblem = {
  title: 'Your plan or its price has changed',
  message: 'This page now shows your plan as it is.',
  hint: 'Nothing was held or charged. Check your plan, then press Pay if you agree.',
};

/**
 * Problem to show after a failed payment. Always includes the provider's first message (specification section 5); the hint
 * depends on the request that failed.
 * @param hasUnknownAttempt whether an earlier attempt may have held the amount; the hint says so if this one sent no hold
 */
export function paymentProblem(
  failure: unknown,
  stage: PaymentStage,
  hasUnknownAttempt = false,
): PaymentProblem {
  const { title, hint } = STRINGS[problemKind(failure, stage)];
  const wasHoldSent = stage === 'hold' || stage === 'confirm';
  return {
    title,
    hint: hasUnknownAttempt && !wasHoldSent ? STRINGS.unknown.hint : hint,
    message: cardMessage(failure),
    isAboutCard: isAboutCard(failure, stage, hasUnknownAttempt && !wasHoldSent),
  };
}

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

/** Problem to show when the response reports that the amount isn't held; such a response has no message. */
export const unheldProblem = (reason: UnheldReason): PaymentProblem => UNHELD[reason];
