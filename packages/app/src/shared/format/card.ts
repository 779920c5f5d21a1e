import type { CreditCard } from '@patient/api';
import { sentence } from './plainText.ts';

/** Brand and last four digits of a card; undefined without one. */
export const cardText = ({ cardType, cardNumber }: CreditCard = {}): string | undefined =>
  cardNumber === undefined ? undefined : `${sentence(cardType ?? 'card')} ending in ${cardNumber.slice(-4)}`;

/** Card on file for the CardOnFile pattern. */
export const shownCard = (card: CreditCard | undefined) =>
  card && {
    brand: sentence(card.cardType ?? 'card'),
    lastFour: card.cardNumber?.slice(-4) ?? '',
    expires: card.expirationDate,
  };
