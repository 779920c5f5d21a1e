import { CARD_NOTICE } from '../CardForm/strings.ts';

/** Strings shown by {@link CardOnFile}. */
export interface CardOnFileStrings {
  title: string;
  /** Card by its last four digits. @default 'Visa ending in 4242' */
  ending: (brand: string, lastFour: string) => string;
  /** @default 'Expires 04/29' */
  expires: (date: string) => string;
  expired: string;
  reveal: string;
  hide: string;
  /** Visible countdown. @default 'Hides in 12 s' */
  countdown: (seconds: number) => string;
  /** Announced when the number appears. */
  shown: (seconds: number) => string;
  /** Announced when the number is hidden again. */
  hidden: string;
  number: string;
  empty: string;
  /** Who has the card number; shown where it can be revealed. */
  securityNote: string;
}

export const defaultStrings: CardOnFileStrings = {
  title: 'Card on file',
  ending: (brand, lastFour) => `${brand} ending in ${lastFour}`,
  expires: (date) => `Expires ${date}`,
  expired: 'Expired',
  reveal: 'Show card number',
  hide: 'Hide card number',
  countdown: (seconds) => `Hides in ${seconds}\u00A0s`,
  shown: (seconds) => `We will show your card number for ${seconds} seconds.`,
  hidden: 'Your card number is hidden.',
  number: 'Card number',
  empty: "You don't have a card on file.",
  securityNote: CARD_NOTICE,
};
