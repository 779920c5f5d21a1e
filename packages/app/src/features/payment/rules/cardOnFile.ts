import type { CreditCard } from '@patient/api';

/** Whether a card is past its last month, `12/29`; one without a date is not. */
function isExpired(expirationDate: string | undefined, now: number): boolean {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expirationDate ?? '') ?? [];
  return month !== undefined && now >= Date.UTC(2000 + Number(year), Number(month));
}

/**
 * The card on file, if a payment can be offered with it: a number is known, and it has not expired.
 * @param now milliseconds since 1970
 */
export const usableCard = (card: CreditCard | undefined, now: number): CreditCard | undefined =>
  card?.cardNumber && !isExpired(card.expirationDate, now) ? card : undefined;
