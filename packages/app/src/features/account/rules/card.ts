import type { CreditCard } from '@patient/api';
import { sentence } from '#shared/format/plainText.ts';

/** The card on file, as it is shown; undefined where there is none. */
export const shownCard = (card: CreditCard | undefined) =>
  card && {
    brand: sentence(card.cardType ?? 'card'),
    lastFour: card.cardNumber?.slice(-4) ?? '',
    expires: card.expirationDate,
  };
