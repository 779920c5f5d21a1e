import type { CreditCard } from '../../client/entities.ts';

/** Parsed public key of the card provider. */
export type CardKey =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'invalid' };

/** Prefix of all public keys. With another one, the provider's script loads but fails to start. */
const KEY = /^pk_\w/;

/** Parses the configured public key of the card provider. */
export function cardKeyOf(value: unknown): CardKey {
  if (typeof value !== 'string' || value === '') return { kind: 'none' };
  return KEY.test(value) ? { kind: 'key', key: value } : { kind: 'invalid' };
}

/** Whether a card is past its expiration month, such as `12/29`; false without a date. */
function isExpired(expirationDate: string | undefined, now: number): boolean {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expirationDate ?? '') ?? [];
  return month !== undefined && now >= Date.UTC(2000 + Number(year), Number(month));
}

/**
 * Returns the card on file if it has a number and is not expired.
 * @param now milliseconds since 1970
 */
export const usableCard = (card: CreditCard | undefined, now: number): CreditCard | undefined =>
  card?.cardNumber && !isExpired(card.expirationDate, now) ? card : undefined;
