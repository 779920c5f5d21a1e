import type { CreditCard } from '../../core/schema.ts';
import type { CardDecline, CardProvider } from '../../core/vendors.ts';

/** Card of the payment provider's test mode. */
interface TestCard {
  number: string;
  cardType: string;
  expirationDate: string;
}

const card = (cardType: string, number: string): TestCard => ({ cardType, number, expirationDate: '12/34' });

const visa = card('visa', '4242424242424242');

/** Test card that accepts holds and declines later bills ("attaches but fails"). */
export const failingCard: TestCard = card('visa', '4000000000000341');

/** Test card whose bank checks each payment (3-D Secure). */
const checkedCard: TestCard = card('visa', '4000000000003220');

/** Stripe's documented test cards that are accepted (docs.stripe.com/testing), by their token without `pm_card_` or `tok_`. */
const acceptedCards: Readonly<Record<string, TestCard>> = {
  visa,
  visa_debit: card('visa', '4000056655665556'),
  mastercard: card('mastercard', '5555555555554444'),
  mastercard_debit: card('mastercard', '5200828282828210'),
  mastercard_prepaid: card('mastercard', '5105105105105100'),
  amex: card('amex', '378282246310005'),
  discover: card('discover', '6011111111111117'),
  diners: card('diners', '3056930009020004'),
  jcb: card('jcb', '3566002020360505'),
  unionpay: card('unionpay', '6200000000000005'),
  chargeCustomerFail: failingCard,
  threeDSecure2Required: checkedCard,
};

const declined: CardDecline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const withoutFunds: CardDecline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const expired: CardDecline = { code: 'expired_card', message: 'Your card has expired.' };
const wrongCvc: CardDecline = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." };
const notProcessed: CardDecline = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};
const unauthenticated: CardDecline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Stripe's documented test cards that are declined, by their token without `pm_card_` or `tok_`. */
const declinedCards: Readonly<Record<string, CardDecline>> = {
  chargeDeclined: declined,
  visa_chargeDeclined: declined,
  visa_chargeDeclinedLostCard: { ...declined, declineCode: 'lost_card' },
  visa_chargeDeclinedStolenCard: { ...declined, declineCode: 'stolen_card' },
  chargeDeclinedInsufficientFunds: withoutFunds,
  visa_chargeDeclinedInsufficientFunds: withoutFunds,
  chargeDeclinedExpiredCard: expired,
  chargeDeclinedIncorrectCvc: wrongCvc,
  chargeDeclinedProcessingError: notProcessed,
  authenticationRequired: unauthenticated,
  threeDSecureRequired: unauthenticated,
};

const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Card of a payment token, or the reason it is declined. Unknown tokens are declined. */
export function cardOf(token: string): TestCard | CardDecline {
  const name = /^(?:pm_card|tok)_(\w+)$/.exec(token)?.[1] ?? '';
  return own(acceptedCards, name) ?? own(declinedCards, name) ?? declined;
}

export const isDecline = (found: TestCard | CardDecline): found is CardDecline => 'message' in found;

/** Card as stored on file, with only the last four digits of its number. */
export function masked({ number, ...rest }: TestCard): CreditCard {
  return { ...rest, cardNumber: `**** **** **** ${number.slice(-4)}` };
}

/** Card on file with its full number, which is always that of a test card. */
export function unmasked(onFile: CreditCard): CreditCard | undefined {
  const found = Object.values(acceptedCards).find(
    (each) => each.cardType === onFile.cardType && masked(each).cardNumber === onFile.cardNumber,
  );
  return found && { ...onFile, cardNumber: found.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ') };
}

/** Whether the card on file can be charged. */
export const canCharge = (onFile: CreditCard | undefined): boolean =>
  onFile !== undefined && onFile.cardNumber !== masked(failingCard).cardNumber;

const needsCheck = ({ cardNumber }: CreditCard): boolean => cardNumber === masked(checkedCard).cardNumber;

/** Card provider of the sandbox, which accepts only documented test cards. */
export const cardProvider: CardProvider = {
  authorize(token) {
    const found = cardOf(token);
    return isDecline(found) ? found : masked(found);
  },
  canCharge,
  needsCheck,
  reveal: unmasked,
};
