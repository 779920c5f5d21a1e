import type { UnheldReason } from './paymentOutcome.ts';
import type { PaymentProblem } from './paymentProblem.ts';

const PROBLEMS: Readonly<Record<UnheldReason, PaymentProblem>> = {
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

/** What a patient is told about a payment that was answered and is not held; the answer has no words of its own. */
export const unheldProblem = (reason: UnheldReason): PaymentProblem => PROBLEMS[reason];
