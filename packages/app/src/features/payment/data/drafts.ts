import { isRecord } from '@patient/api';
import { storedDraft } from '#shared/outbox/draftAtom.ts';
import { parseText, parseTexts } from '#shared/outbox/parseTexts.ts';
import { written, type WrittenAddress } from '../rules/addressCheck.ts';
import type { PaymentKey } from '../rules/paymentOutcome.ts';

/** An address that is being written, read back from a draft; undefined for anything else. */
export function keptAddress(kept: unknown): WrittenAddress | undefined {
  const texts = parseTexts(kept, ['address', 'secondAddress', 'city', 'state', 'zipCode']);
  return texts && written(texts);
}

/** Unsaved address, by patient. */
export const addressDraftAtom = storedDraft('address', keptAddress);

/** Code of a coupon that is typed and not applied, by subscription. */
export const couponDraftAtom = storedDraft('coupon', parseText);

/** What is typed beside the provider's fields. */
export interface CardDraft {
  /** Name on the card. */
  readonly name: string;
  readonly isBillingSame: boolean;
  readonly billing: WrittenAddress;
}

/** Unsent details of a card, never its number, by what it is for: a subscription or a patient. */
export const cardDraftAtom = storedDraft('card', (kept): CardDraft | undefined => {
  if (!isRecord(kept) || typeof kept['name'] !== 'string') return undefined;
  const { name, isBillingSame, billing } = kept;
  return {
    name,
    isBillingSame: isBillingSame !== false,
    billing: keptAddress(billing) ?? written(undefined),
  };
});

/**
 * The payment of a subscription that may be held, with the key that keeps a further try from holding it twice. It stays
 * over Back and a reload, until the service says more.
 */
export const openPaymentAtom = storedDraft('payment', (kept): PaymentKey | undefined => {
  const { key, terms } = parseTexts(kept, ['key', 'terms']) ?? {};
  return key !== undefined && terms !== undefined ? { key, terms } : undefined;
});
