import { cardMessage } from './cardMessage.ts';
import {
  isAboutCard,
  type PaymentProblem,
  type PaymentStage,
  type ProblemKind,
  problemKind,
  type ProblemWords,
} from './paymentProblem.ts';

/** Saving a card asks no bank to confirm. */
const SAVE_STRINGS: Readonly<
  Partial<Record<ProblemKind, ProblemWords>> & Record<'unknown' | 'refused', ProblemWords>
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

/** Calls of saving a card, in order: the provider's token, what is due read again, and the service's change. */
export type SavingStage = 'tokenize' | 'due' | 'save';

const STAGE_OF_SAVING: Readonly<Record<SavingStage, PaymentStage>> = {
  tokenize: 'tokenize',
  due: 'price',
  save: 'hold',
};

/**
 * What a patient is told about a card that could not replace the one on file.
 * @param isOpen whether an earlier try may have replaced it
 */
export function cardProblem(failure: unknown, stage: SavingStage, isOpen = false): PaymentProblem {
  const paymentStage = STAGE_OF_SAVING[stage];
  const { title, hint } = SAVE_STRINGS[problemKind(failure, paymentStage)] ?? SAVE_STRINGS.refused;
  const isStillOpen = isOpen && stage !== 'save';
  return {
    title,
    hint: isStillOpen ? SAVE_STRINGS.unknown.hint : hint,
    message: cardMessage(failure),
    isAboutCard: isAboutCard(failure, paymentStage, isStillOpen),
  };
}

/**
 * Stops a card whose saving would charge another sum than the page showed.
 * @param message what has changed
 * @param isOpen whether an earlier try may have replaced the card on file
 */
export const dueChanged = (message: string, isOpen: boolean): PaymentProblem => ({
  title: 'The amount due has changed',
  message,
  hint: isOpen
    ? 'Check what your card pays for, then save it again if you agree. Nothing is charged twice.'
    : "Your card wasn't changed, and nothing was charged. Check what it pays for, then save it if you agree.",
});
