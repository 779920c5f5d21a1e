/** Notice about who stores the card number, on every page that shows a card. */
export const CARD_NOTICE =
  'Your card number goes straight to our payment provider. You can see it again only after you enter your password.';

/** Strings shown by {@link CardForm}. */
export interface CardFormStrings {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
  billingSame: string;
  /** Announced once a field is complete, without its label beside it. */
  complete: (label: string) => string;
  testTitle: string;
  testText: string;
  pay: string;
  pending: string;
  /** Who sees the card details. */
  securityNote: string;
}

export const defaultStrings: CardFormStrings = {
  number: 'Card number',
  expiry: 'Expiration date',
  cvc: 'Security code',
  name: 'Name on the card',
  billingSame: 'Billing address is the same as shipping',
  complete: (label) => `${label} complete`,
  testTitle: 'Test mode',
  testText: "We won't charge a real card. Use a test card.",
  pay: 'Pay',
  pending: 'Processing your payment…',
  securityNote: CARD_NOTICE,
};
