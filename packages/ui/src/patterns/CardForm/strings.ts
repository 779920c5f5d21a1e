/** What {@link CardForm} says by itself. */
export interface CardFormStrings {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
  same: string;
  /** Said of a field that is filled in. */
  complete: string;
  testTitle: string;
  testText: string;
  errorTitle: string;
  pay: string;
  pending: string;
  /** Who sees the card. */
  safe: string;
}

export const english: CardFormStrings = {
  number: 'Card number',
  expiry: 'Expires',
  cvc: 'Security code',
  name: 'Name on the card',
  same: 'Billing address is the same as shipping',
  complete: 'Complete',
  testTitle: 'Test mode',
  testText: 'No real card is charged here. Use a test card.',
  errorTitle: 'Your card was not accepted',
  pay: 'Pay',
  pending: 'Sending your payment…',
  safe: 'Your card goes straight to our payment provider. We never see its number.',
};
