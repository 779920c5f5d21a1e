/** What {@link CardOnFile} says by itself. */
export interface CardOnFileStrings {
  title: string;
  /** The card by its last four digits. @default 'Visa ending in 4242' */
  ending: (brand: string, lastFour: string) => string;
  /** @default 'Expires 04/29' */
  expires: (date: string) => string;
  expired: string;
  reveal: string;
  hide: string;
  /** How long it is still shown, for the eye. @default 'Hidden in 12 s' */
  countdown: (seconds: number) => string;
  /** Announced as the number comes: how long it stays. */
  shown: (seconds: number) => string;
  /** Announced as it goes. */
  hidden: string;
  number: string;
  empty: string;
}

export const english: CardOnFileStrings = {
  title: 'Card on file',
  ending: (brand, lastFour) => `${brand} ending in ${lastFour}`,
  expires: (date) => `Expires ${date}`,
  expired: 'Expired',
  reveal: 'Show card number',
  hide: 'Hide card number',
  countdown: (seconds) => `Hidden in ${seconds}\u00A0s`,
  shown: (seconds) => `The card number is shown for ${seconds} seconds.`,
  hidden: 'The card number is hidden.',
  number: 'Card number',
  empty: 'No card is on file.',
};
