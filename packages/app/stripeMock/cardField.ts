import { digitsOf } from '@patient/ui/text';

/** Card fields, by the provider's names. */
export type CardFieldName = 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** State of a field. */
export interface CardFieldState {
  /** Formatted value. */
  readonly text: string;
  readonly isEmpty: boolean;
  readonly isComplete: boolean;
  /** The provider's message, while a complete value is invalid. */
  readonly error: string | undefined;
}

/** Luhn check (ISO/IEC 7812-1). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

function numberState(typed: string): CardFieldState {
  const digits = digitsOf(typed).slice(0, 16);
  const isLong = digits.length === (isAmex(digits) ? 15 : 16);
  const isGood = isLong && hasCheckDigit(digits);
  return {
    text: digits.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
    isEmpty: digits === '',
    isComplete: isGood,
    error: isLong && !isGood ? 'Your card number is invalid.' : undefined,
  };
}

function expiryState(typed: string, now: number): CardFieldState {
  const digits = digitsOf(typed)
    .replace(/^([2-9])/, '0$1')
    // A pasted year of four digits, as the provider reads it (stripe/stripe-ios, pull request 1482).
    .replace(/^(\d\d)20(\d\d)$/, '$1$2')
    .slice(0, 4);
  const text = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  const isLong = digits.length === 4;
  // A card is valid through the end of its month.
  const isPast = Date.UTC(year, month) <= now;
  const isMonth = month >= 1 && month <= 12;
  const error = isMonth
    ? isPast && "Your card's expiration date is in the past."
    : "Your card's expiration date is invalid.";
  return {
    text,
    isEmpty: digits === '',
    isComplete: isLong && isMonth && !isPast,
    error: (isLong && error) || undefined,
  };
}

function codeState(typed: string): CardFieldState {
  const digits = digitsOf(typed).slice(0, 4);
  return { text: digits, isEmpty: digits === '', isComplete: digits.length >= 3, error: undefined };
}

/** Formats and validates a typed value as the provider does. `now` is milliseconds since 1970. */
export function cardField(name: CardFieldName, typed: string, now: number): CardFieldState {
  if (name === 'cardNumber') return numberState(typed);
  return name === 'cardExpiry' ? expiryState(typed, now) : codeState(typed);
}

/** The provider's message for an incomplete field. */
export const incompleteStrings: Readonly<Record<CardFieldName, string>> = {
  cardNumber: 'Your card number is incomplete.',
  cardExpiry: "Your card's expiration date is incomplete.",
  cardCvc: "Your card's security code is incomplete.",
};
