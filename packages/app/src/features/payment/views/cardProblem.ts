import { cardMessage } from './cardMessage.ts';
import { isAboutCard, type PaymentStage, type ProblemKind, problemKind } from '@patient/api/model';
import type { PaymentProblem, ProblemStrings } from './paymentProblem.ts';

/** Copy for saving a card, which needs no authentication by the bank. */
const SAVE_STRINGS: Readonly<
  Partial<Record<ProblemKind, ProblemStrings>> & Record<'unknown' | 'refused', ProblemStrings>
> = {
  incomplete: {
    title: 'Check your card details',
    hint: "Your card wasn't changed. Correct the details and save again.",
  },
  offline: {
    title: "We couldn't reach our payment provider",
    hint: "Your card wasn't changed. Check your connection and save again.",
  },
  declined: {
    title: "Your bank didn't accept this card",
    hint: "Your card wasn't changed. Try another card, or ask your bank.",
  },
  notPriced: {
    title: "We couldn't check what your card pays for",
    hint: "Your card wasn't changed, and nothing was charged. Please save it again.",
  },
  unknown: {
    title: "We couldn't find out if your card is saved",
    hint: 'Please save it again. Nothing is charged twice.',
  },
  refused: { title: "We couldn't save your card", hint: "Your card wasn't changed." },
};

/** Requests of saving a card, in order: the provider's token, the refetched amount due, and the change in the service. */
export type SavingStage = 'tokenize' | 'due' | 'save';

const STAGE_OF_SAVING: Readonly<Record<SavingStage, PaymentStage>> = {
  tokenize: 'tokenize',
  due: 'price',
  save: 'hold',
};

/**
 * Problem to show when a card could not replace the one on file.
 * @param hasUnknownAttempt whether an earlier attempt may have replaced it
 */
export function cardProblem(failure: unknown, stage: SavingStage, hasUnknownAttempt = false): PaymentProblem {
  const paymentStage = STAGE_OF_SAVING[stage];
  const { title, hint } = SAVE_STRINGS[problemKind(failure, paymentStage)] ?? SAVE_STRINGS.refused;
  const isStillUnknown = hasUnknownAttempt && stage !== 'save';
  return {
    title,
    hint: isStillUnknown ? SAVE_STRINGS.unknown.hint : hint,
    message: cardMessage(failure),
    isAboutCard: isAboutCard(failure, paymentStage, isStillUnknown),
  };
}

/**
 * Problem to show when saving a card would charge a different amount than shown.
 * @param message describes the change
 * @param hasUnknownAttempt whether an earlier attempt may have replaced the card on file
 */
export const dueChanged = (message: string, hasUnknownAttempt: boolean): PaymentProblem => ({
  title: 'The amount due has changed',
  message,
  hint: hasUnknownAttempt
    ? 'Check what your card pays for, then save it again if you agree. Nothing is charged twice.'
    : "Your card wasn't changed, and nothing was charged. Check what it pays for, then save it if you agree.",
});
