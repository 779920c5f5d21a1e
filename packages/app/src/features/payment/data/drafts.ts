import { isRecord, readFields } from '@patient/api';
import { storedDraft } from '#shared/outbox/draftAtom.ts';
import { parseText } from '#shared/outbox/parseText.ts';
import { toAddressInput, type AddressInput, type PaymentKey } from '@patient/api/model';

/** Parses the draft of an address; undefined if it is invalid. */
export function parseAddress(stored: unknown): AddressInput | undefined {
  const read = readFields(
    {
      'address?': 'input',
      'secondAddress?': 'input',
      'city?': 'input',
      'state?': 'input',
      'zipCode?': 'input',
    },
    stored,
  );
  return read && toAddressInput(read);
}

/** Unsaved address, keyed by patient. */
export const addressDraftAtom = storedDraft('address', parseAddress);

/** Coupon code that isn't applied yet, keyed by subscription. */
export const couponDraftAtom = storedDraft('coupon', parseText);

/** Input in the app's own fields of a card form. */
export interface CardDraft {
  /** Name on the card. */
  readonly name: string;
  readonly isBillingSame: boolean;
  readonly billing: AddressInput;
}

/** Unsent card details without the number, keyed by subscription or patient. */
export const cardDraftAtom = storedDraft('card', (stored): CardDraft | undefined => {
  if (!isRecord(stored) || typeof stored['name'] !== 'string') return undefined;
  const { name, isBillingSame, billing } = stored;
  return {
    name,
    isBillingSame: isBillingSame !== false,
    billing: parseAddress(billing) ?? toAddressInput(undefined),
  };
});

/**
 * Idempotency key of a payment that may be held, keyed by subscription: a retry with the same key can't hold it twice.
 * Survives navigation and a reload, until the outcome is known.
 */
export const pendingPaymentAtom = storedDraft('payment', (stored): PaymentKey | undefined =>
  readFields({ key: 'id', terms: 'id' }, stored),
);
