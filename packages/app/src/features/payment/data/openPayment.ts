import { atom } from 'jotai';
import { keptDraft } from '#shared/outbox/draftAtom.ts';
import { keptTexts } from '#shared/outbox/readTexts.ts';
import { keyFor, type PaymentKey } from '../rules/paymentOutcome.ts';

/**
 * The payment of a subscription that may be held, with the key that keeps a further try from holding it twice. It stays
 * over Back and a reload, until the service says more.
 */
export const openPaymentAtom = keptDraft('payment', (kept): PaymentKey | undefined => {
  const { key, terms } = keptTexts(kept, ['key', 'terms']) ?? {};
  return key !== undefined && terms !== undefined ? { key, terms } : undefined;
});

/** Opens the payment of a subscription, or goes on with the one that is open; returns its key. */
export const openPaymentKeyAtom = atom(null, (get, set, id: string, terms: string): string => {
  const payment = openPaymentAtom(id);
  const open = keyFor(get(payment), terms, () => crypto.randomUUID());
  // Not waited for: a device that does not store must not stop a payment.
  void set(payment, () => open);
  return open.key;
});

/** Call it once the amount is known to be held, or known not to be. */
export const closePaymentAtom = atom(
  null,
  (_get, set, id: string): void => void set(openPaymentAtom(id), () => undefined),
);
